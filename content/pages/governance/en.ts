/** @see content §2 Governance and Compliance page */
export const en = {
  meta: {
    title: 'Governance and Compliance',
    description:
      'Which company runs the school, what its independence means, who answers to whom, and the six frameworks by which it is governed.',
  },
  hero: {
    eyebrow: 'How the school is run',
    title: 'Governance and Compliance',
    lead: 'Who runs the school, who answers to whom, and the policies that let you hold us to our word.',
  },
  entity: {
    title: 'Legal entity',
    statement: '{school} is run by {parentCompany}, a company registered in {jurisdiction}.',
    text: 'Your agreement is with that company. Its Board of Directors is responsible for the whole school, and the company is subject to the law of {jurisdiction}. {imprint}',
  },
  independence: {
    title: 'Independence',
    statement:
      'The school is independent of national inspectorates. It is not registered with or endorsed by any inspectorate.',
    paragraphs: [
      'No inspector therefore visits on your behalf. That is why you should be able to see how the school works. Our policies are public; every duty in them has someone who must carry it out, and many have a deadline.',
      'Before you decide, please check that online education meets the law of the place where your child lives. The [legal notice](/legal/disclaimer) says what else to ask.',
    ],
  },
  frameworks: {
    title: 'Six frameworks',
    lead: 'Here is one promise from each. The rest are in the policies.',
    cards: {
      'privacy-policy': {
        title: 'Privacy',
        text: 'We answer a request about your data within {dataRightsMonths} calendar month, and process a request for deletion within {deletionRequestDays} days.',
      },
      safeguarding: {
        title: 'Safeguarding',
        text: 'Every concern about a child goes to the Designated Safeguarding Lead and the deputy at once. All staff are trained when they join and at least every {safeguardingTrainingMonths} months.',
      },
      complaints: {
        title: 'Complaints',
        text: 'We acknowledge a formal complaint within {complaintAcknowledgementWorkingDays} working days and complete the investigation within {complaintInvestigationWorkingDays}.',
      },
      'academic-integrity': {
        title: 'Academic integrity',
        text: 'No student is sanctioned before hearing what is alleged and having the chance to answer. You may appeal within {conductAppealWorkingDays} working days.',
      },
      'it-security': {
        title: 'IT security',
        text: 'Accounts are opened by invitation only. The subject, text and files of a message are encrypted with AES-{encryptionBits} before they are stored.',
      },
      governance: {
        title: 'Governance and finance',
        text: 'The Board receives a financial report every month. Operational spending above {spendingApproval}, for example, needs written approval first.',
      },
    },
  },
  accountability: {
    title: 'Who answers to whom',
    lead: 'Three officers run the school and answer to the Board of Directors. Four others keep watch, and may take any matter in their charge straight to the Board.',
    board: {
      name: 'Board of Directors',
      duty: 'Sets the policies, oversees finances and risks, and has every policy reviewed each year.',
    },
    officers: [
      {
        name: 'Director',
        duty: 'Runs the school from day to day: teaching, the welfare of students, the use of money.',
      },
      { name: 'Chief Financial Officer', duty: 'Keeps the accounts and reports on them to the Board every month.' },
      { name: 'Operations Director', duty: 'Runs the services on which the school depends.' },
    ],
    direct: {
      title: 'Straight to the Board',
      officers: [
        {
          name: 'Compliance Officer',
          duty: 'Checks that policies are followed and keeps the register of risks, which is reviewed every quarter.',
        },
        { name: 'Designated Safeguarding Lead', duty: 'Decides what is done when anyone is worried about a child.' },
        {
          name: 'Data Protection Officer',
          duty: 'Advises on personal data, and takes no instructions on how to judge a breach or a request.',
        },
        {
          name: 'Whistleblowing Officer',
          duty: 'Receives reports of wrongdoing and appoints an impartial investigator.',
        },
      ],
    },
  },
  closing: {
    title: 'Every policy, in full',
    text: 'You will find them all in the Legal and Policy Hub. If you have an account, you can ask about them in the family portal.',
    hub: 'Legal and Policy Hub',
  },
} as const;
