/** The school report on paper, in the language of Typst. Its texts come from `data`. @see PD-50, ADR-31 */
export const reportTemplate = String.raw`
#let data = json(bytes(sys.inputs.data))
#let sea = rgb("#12384f")
#let ink = rgb("#0d1b2e")
#let soft = rgb("#3f4d60")
#let sand = rgb("#f4ede1")
#let brass = rgb("#b98b3e")

#let direction-of(words) = if words.direction == "rtl" { rtl } else { ltr }
#let inline(words) = text(dir: direction-of(words), words.text)
#let fonts = if data.language == "zh" {
  ((name: "Source Sans 3", covers: "latin-in-cjk"), "Noto Sans Hans", "IBM Plex Sans Arabic")
} else if data.language == "ar" {
  ("IBM Plex Sans Arabic", "Source Sans 3", "Noto Sans Hans")
} else {
  ("Source Sans 3", "IBM Plex Sans Arabic", "Noto Sans Hans")
}

#set document(title: data.title, author: data.school)
#set text(font: fonts, size: 10.5pt, fill: ink, lang: data.language, dir: direction-of(data))
#set text(hyphenate: false, cjk-latin-spacing: none)
#set par(leading: 0.8em, spacing: 1.4em)
#set page(
  paper: "a4",
  margin: (x: 2.2cm, top: 1.8cm, bottom: 2.3cm),
  footer: context {
    set text(size: 8.5pt, fill: soft)
    let at = str(counter(page).get().first())
    let last = str(counter(page).final().first())
    grid(
      columns: (1fr, auto),
      data.school,
      data.page.replace("{page}", at).replace("{pages}", last),
    )
  },
)
#show heading: set text(fill: sea, weight: 600)
#show heading.where(level: 1): set text(size: 20pt)
#show heading.where(level: 2): set text(size: 13pt)
#show heading.where(level: 3): set text(size: 10.5pt, fill: ink)
#show heading.where(level: 1): set block(above: 0.5em, below: 1em)
#show heading.where(level: 2): set block(above: 1.8em, below: 0.8em)
#show heading.where(level: 3): set block(above: 1.2em, below: 0.7em)

#let fact(it, size: 10.5pt, weight: 400) = {
  text(size: 8.5pt, fill: soft, it.name)
  linebreak()
  text(size: size, weight: weight, inline(it.value))
}

#let prose(words) = {
  set text(lang: words.language, dir: direction-of(words))
  for paragraph in words.text.split(regex("\n{2,}")) {
    par(paragraph.split("\n").map(line => text(line)).join(linebreak()))
  }
}

#grid(
  columns: (auto, 1fr),
  column-gutter: 10pt,
  align: horizon,
  pdf.artifact(image(bytes(data.crest), format: "svg", height: 1.1cm)),
  text(size: 14pt, weight: 600, fill: sea, data.school),
)
#pdf.artifact(line(length: 100%, stroke: 1.5pt + brass))
#v(0.6em)

#text(size: 9.5pt, fill: soft, data.kind)
#if data.eyebrow != none [ #text(fill: soft)[·] #text(size: 9.5pt, fill: soft, inline(data.eyebrow)) ]

#heading(level: 1, inline(data.heading))

#if data.notice != none {
  block(stroke: 0.75pt + brass, inset: 8pt, radius: 3pt, width: 100%, data.notice)
}

#grid(columns: (1fr, 1fr, 1fr), column-gutter: 14pt, row-gutter: 12pt, ..data.facts.map(it => fact(it)))

#if data.grades.len() > 0 {
  block(fill: sand, inset: 12pt, radius: 4pt, width: 100%, above: 1.4em,
    grid(columns: (1fr, 1fr), column-gutter: 14pt, ..data.grades.map(it => fact(it, size: 12pt, weight: 600))))
}

#if data.table != none {
  v(0.6em)
  table(
    columns: (1.4fr, 1fr, 1fr),
    align: start,
    column-gutter: 10pt,
    inset: (x: 0pt, y: 7pt),
    stroke: (_, y) => (bottom: 0.75pt + if y == 0 { brass } else { sand.darken(8%) }),
    table.header(..data.table.head.map(it => text(size: 8.5pt, fill: soft, it))),
    ..data.table.rows.map(row => (text(weight: 600, inline(row.first())), ..row.slice(1).map(inline))).flatten(),
  )
}

#for part in data.parts {
  heading(level: part.level, inline(part.title))
  if part.note != none { text(size: 9.5pt, fill: soft, part.note) }
  if part.words != none { prose(part.words) }
}

#if data.key.len() > 0 {
  block(breakable: false, above: 2em, {
    heading(level: 2, data.keyTitle)
    for line in data.key { block(fact(line)) }
  })
}
`;
