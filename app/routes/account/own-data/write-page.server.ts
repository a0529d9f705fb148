import { languages } from '#content/languages.ts';
import { escapeHtml } from '#platform/escape-html.ts';
import type { OwnItem, OwnSection } from './own-section.server.ts';
import type { OwnField, Reader } from './reader.server.ts';

/** `index.html` of the download: one file that needs no network. */
export async function* writePage(sections: readonly OwnSection[], reader: Reader, at: Date): AsyncGenerator<string> {
  const { texts, labels, language, school } = reader;
  const { direction } = languages[language];
  yield `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.made.replace('{time}', reader.time(at).shown ?? ''))}</p>
<p>${escapeHtml(texts.about.replace('{school}', school))}</p>
<p>${escapeHtml(texts.notIncluded)}</p>
<ul>${sections.map(({ name }) => `<li><a href="#${name}">${escapeHtml(texts.sections[name])}</a></li>`).join('')}</ul>
`;
  for (const section of sections) {
    yield `<section id="${section.name}"><h2>${escapeHtml(texts.sections[section.name])}</h2>\n`;
    let count = 0;
    for await (const item of section.items()) {
      count += 1;
      yield itemAsHtml(item, labels);
    }
    yield count === 0 ? `<p>${escapeHtml(texts.empty)}</p></section>\n` : '</section>\n';
  }
  yield '</body>\n</html>\n';
}

function itemAsHtml(item: OwnItem, labels: Reader['labels']): string {
  const entries = (Object.entries(item) as [OwnField, OwnItem[OwnField]][]).flatMap(([field, value]) =>
    value?.shown ? [`<dt>${escapeHtml(labels[field])}</dt><dd dir="auto">${valueAsHtml(field, value.shown)}</dd>`] : [],
  );
  return `<dl>${entries.join('')}</dl>\n`;
}

function valueAsHtml(field: OwnField, shown: string): string {
  if (field !== 'files') return escapeHtml(shown);
  const link = (path: string) =>
    `<a href="${escapeHtml(path.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(path.split('/').at(-1) ?? path)}</a>`;
  return shown.split('\n').map(link).join('<br>');
}

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 0 auto; padding: 1.5rem; }
h2 { margin-block: 2rem 0.5rem; }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr); gap: 0.25rem 1rem;
  border-block-start: 1px solid #8886; padding-block: 0.75rem; margin: 0; break-inside: avoid-page; }
dt { opacity: 0.75; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-block-end: 0.5rem; } }`;
