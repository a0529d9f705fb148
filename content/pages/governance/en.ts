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
    lead: 'Who runs the school, who answers to whom, and the policies by which you may hold us to our word.',
  },
  entity: {
    title: 'Legal entity',
    statement: '{school} is run by {parentCompany}, a company registered in {jurisdiction}.',
    text: 'Families make their agreement with that company. Its Board of Directors is responsible for the school as a whole, and it answers to the law of {jurisdiction}. The registration is that of a company: it says nothing about the quality of the education, which we must show in other ways.',
  },
  independence: {
    title: 'Independence',
    statement:
      'The school is independent of national inspectorates. It is not registered with or endorsed by any inspectorate.',
    paragraphs: [
      'No inspector therefore visits on your behalf. It matters all the more that you can read how the school works: its policies are public, each duty has somebody who must do it, and most have a day by which it must be done.',
      'Before you decide, please check that online education meets the law of the place where your child lives. The [legal notice](/legal/disclaimer) says what else a family should ask.',
    ],
  },
  frameworks: {
    title: 'Six frameworks',
    lead: 'One promise from each. The policies behind them hold the rest.',
    cards: {
      'privacy-policy': {
        title: 'Privacy',
        text: 'We answer a request about your data within {dataRightsMonths} calendar month, and process a request for deletion within {deletionRequestDays} days.',
      },
      safeguarding: {
        title: 'Safeguarding',
        text: 'A concern about a child goes to the Designated Safeguarding Lead at once. All staff are trained at induction and at least every {safeguardingTrainingMonths} months.',
      },
      complaints: {
        title: 'Complaints',
        text: 'We acknowledge a formal complaint within {complaintAcknowledgementWorkingDays} working days and complete the investigation within {complaintInvestigationWorkingDays}.',
      },
      'academic-integrity': {
        title: 'Academic integrity',
        text: 'Nobody is sanctioned before being told what is alleged and having had the chance to answer. A family may appeal within {conductAppealWorkingDays} working days.',
      },
      'it-security': {
        title: 'IT security',
        text: 'Accounts are opened by invitation only. The subject and text of a message are encrypted with AES-{encryptionBits} before they are stored.',
      },
      governance: {
        title: 'Governance and finance',
        text: 'The Board receives a financial report every month. Operational spending above {spendingApproval}, for example, needs written approval first.',
      },
    },
  },
  accountability: {
    title: 'Who answers to whom',
    lead: 'Two officers run the school and answer to the Board of Directors. Three others watch, and may take any matter in their charge straight to the Board.',
    board: {
      name: 'Board of Directors',
      duty: 'Sets the policies, watches finances and risks, and has every policy reviewed each year.',
    },
    officers: [
      {
        name: 'Director',
        duty: 'Runs the school from day to day: teaching, the welfare of students, the use of money.',
      },
      { name: 'Chief Financial Officer', duty: 'Keeps the accounts and reports on them to the Board every month.' },
    ],
    direct: {
      title: 'Straight to the Board',
      officers: [
        {
          name: 'Compliance Officer',
          duty: 'Checks that policies are followed and keeps the register of risks, which is reviewed every quarter.',
        },
        { name: 'Designated Safeguarding Lead', duty: 'Decides what is done when somebody is worried about a child.' },
        {
          name: 'Data Protection Officer',
          duty: 'Watches over personal data, and may not be told how to judge a breach.',
        },
      ],
    },
  },
  closing: {
    title: 'Every policy, in full',
    text: 'The Legal and Policy Hub holds them all. Families with an account ask questions about them in the family portal.',
    hub: 'Legal and Policy Hub',
  },
} as const;
