import type { LinksFunction } from 'react-router';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { PageHero } from '#ui/page-hero.tsx';
import { buttons } from './buttons.tsx';
import { feedback } from './feedback.tsx';
import { fields } from './fields.tsx';
import galleryStyles from './gallery.css?url';
import { Specimens } from './specimens.tsx';
import { marks, surfaces } from './surfaces.tsx';
import { useSampleTexts } from './use-sample-texts.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: galleryStyles }];

/** Every component of `app/ui` in its states; `/ar/dev/gallery` shows them from right to left. Development only. */
export default function Gallery() {
  const { text } = useSampleTexts();
  return (
    <>
      <title>Component gallery</title>
      <div data-component="PageHero">
        <PageHero eyebrow="app/ui" title="Component gallery" lead={text}>
          <ArrowLink to="/">Home</ArrowLink>
        </PageHero>
      </div>
      <div className="gallery">
        {[buttons, fields, marks, feedback, surfaces].map((group) => (
          <Specimens key={group.title} {...group} />
        ))}
      </div>
    </>
  );
}
