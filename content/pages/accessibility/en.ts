/** Accessibility statement. It states only what was tested, and what was not. */
export const en = {
  meta: {
    title: 'Accessibility Statement',
    description:
      'How the website and the family portal work by keyboard, zoom and screen reader, what was tested and how, and what is not yet known.',
  },
  hero: {
    eyebrow: 'For everyone',
    title: 'Accessibility Statement',
    lead: 'You should be able to read, ask and write to us whatever device or aid you use. This page says how far that has been tested.',
  },
  glance: {
    title: 'At a glance',
    figures: [
      { figure: 'WCAG 2.2', text: 'level AA is the standard we build and test to' },
      { figure: '320 px', text: 'is the narrowest screen every page is made for' },
      { figure: '400%', text: 'zoom: you can still read all text without scrolling sideways' },
    ],
  },
  sections: [
    {
      title: 'What this statement covers',
      paragraphs: [
        'It covers every page of this website and of the family portal, in English, Arabic, French and Chinese. It does not cover the outside service that translates pages into further languages, which loads only if you allow functional cookies.',
      ],
    },
    {
      title: 'How the pages work',
      paragraphs: [
        'You can reach and use everything by keyboard, in reading order, and the focus is always visible. A link at the top skips the header. Buttons and links are large enough to tap with a finger.',
        'Each page has one main heading, headings in order and named regions. Each page states its language and direction, so that a screen reader uses the right voice. Errors in a form appear next to their field and are listed above the form, with a link to each.',
        'Public pages, forms and the inbox work without scripts. Nothing moves by itself if you prefer reduced motion, and anything that moves can be paused. High-contrast colours chosen on your device are kept. Every map or diagram comes with the same facts as text.',
      ],
    },
    {
      title: 'How it was tested',
      paragraphs: [
        'The software of this website is tested automatically against the rules of WCAG 2.2, levels A, AA and AAA, at the width of a phone and of a desktop, in a language written from left to right and in Arabic. Keyboard use, and pages without scripts, are tested in the same way.',
        'Zoom to 400% and forced colours are tested as well. These, reduced motion and printed pages have also been checked by eye.',
      ],
    },
    {
      title: 'What we do not know yet',
      paragraphs: [
        'People who use a screen reader every day have not tested these pages, and they have not been tested in Firefox or Safari. Automated tests find only some of the barriers. If something gets in your way, please assume that we do not know about it, and tell us.',
      ],
    },
    {
      title: 'Tell us, or ask for another format',
      paragraphs: [
        'If you have an account, write to us in the Secure Inbox of the [family portal](/parent-login). If not, use the [contact form](/admissions?topic=other#enquiry). Tell us what did not work and on which device, or which format you need a document in.',
        'Reasonable adjustments for a student or a parent are part of the [equality and diversity commitment](/legal/equality-diversity). If our answer does not help, the [complaints and appeals policy](/legal/complaints) explains the next step.',
      ],
    },
  ],
  related: {
    title: 'Read on',
    links: [
      '[Equality and diversity commitment](/legal/equality-diversity)',
      '[Complaints and appeals policy](/legal/complaints)',
      '[All policies](/legal)',
    ],
  },
} as const;
