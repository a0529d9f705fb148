/** A line across the window, a quarter from its top: the section that it crosses is read. */
const readingLine = { rootMargin: '-25% 0px -75%' };

/** Marks the section that is read in a policy's contents. */
export default function markCurrentSection(contents: HTMLElement, _: object): void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a')];
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = links.find(({ hash }) => hash === `#${target.id}`);
      if (isIntersecting && link) show(link);
      else link?.removeAttribute('aria-current');
    }
  }, readingLine);
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }

  function show(link: HTMLAnchorElement): void {
    link.setAttribute('aria-current', 'true');
    const { offsetTop, offsetHeight } = link;
    const isVisible =
      offsetTop >= contents.scrollTop && offsetTop + offsetHeight <= contents.scrollTop + contents.clientHeight;
    if (!isVisible) contents.scrollTop = offsetTop - contents.clientHeight / 2;
  }
}
