/** What the school says of its website's accessibility: only what was tested, and what was not. */
export const en = {
  meta: {
    title: 'Accessibility Statement',
    description:
      'How the website and the family portal work by keyboard, zoom and screen reader, what was tested and how, and what is not yet known.',
  },
  hero: {
    eyebrow: 'For everyone',
    title: 'Accessibility Statement',
    lead: 'A family should be able to read, ask and write to us whatever device or aid it uses. This page says how far that is tested.',
  },
  glance: {
    title: 'At a glance',
    figures: [
      { figure: 'WCAG 2.2', text: 'level AA is the standard we build and test to' },
      { figure: '320 px', text: 'is the narrowest screen every page is made for' },
      { figure: '400%', text: 'of zoom leaves every text readable without scrolling sideways' },
    ],
  },
  sections: [
    {
      title: 'What this statement covers',
      paragraphs: [
        'It covers every page of this website and of the family portal, in English, Arabic, French and Chinese. It does not cover the outside service that translates pages into further languages: it loads only where you allow functional cookies.',
      ],
    },
    {
      title: 'How the pages work',
      paragraphs: [
        'Everything can be reached and used by keyboard, in the order in which it is read, and the focus is always visible. A link at the top leads past the header. Buttons and links are large enough for a finger.',
        'Pages have one main heading, headings in order and named regions. The language and its direction are set on each page, so that a screen reader speaks in the right voice. Errors in a form stand beside their field and are listed above it, with a link to each.',
        'Public pages, forms and the inbox work without scripts. Nothing moves by itself for visitors who prefer reduced motion, and what moves can be paused. High-contrast colours chosen on the device are kept. A map or a diagram has the same facts beside it as text.',
      ],
    },
    {
      title: 'How it was tested',
      paragraphs: [
        'Each change to the website is tested before it is published: all rules of axe-core, for WCAG 2.2 A, AA and AAA and beyond, run on the pages in Chromium, at the width of a phone and of a desktop, in a language written from left to right and in Arabic. Journeys by keyboard are tested in the same way, and pages without scripts.',
        'Zoom to 400% and forced colours are tested, too; they, reduced motion and print were also looked at on screen.',
      ],
    },
    {
      title: 'What we do not know yet',
      paragraphs: [
        'The pages have not been tested by people who use a screen reader every day, nor in Firefox and Safari. Automatic rules find only a part of all barriers. If something stands in your way, please assume that we do not know about it, and tell us.',
      ],
    },
    {
      title: 'Tell us, and ask for another form',
      paragraphs: [
        'Families write to us through the Secure Inbox of the [family portal](/parent-login). If you have no account, use the [consultation form](/admissions) and say what did not work and with which device. We answer within {enquiryResponseHours} hours, and send any policy or letter in a form that you can read.',
        'Reasonable adjustments for a student or a parent are part of the [equality and diversity commitment](/legal/equality-diversity). If our answer does not help, the [complaints and appeals policy](/legal/complaints) says what comes next.',
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
