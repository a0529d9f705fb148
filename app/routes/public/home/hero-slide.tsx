import { classNames } from '#ui/class-names.ts';
import { isDrawing } from '../pictures/picture-among.ts';
import { heroPicture } from './hero-pictures.ts';

type HeroSlideProps = {
  /** "Slide 2 of 4: Primary" */
  name: string;
  stage: string;
  line: string;
  picture: Parameters<typeof heroPicture>[0];
  isFirst: boolean;
};

export function HeroSlide({ name, stage, line, picture, isFirst }: HeroSlideProps) {
  const { wide, tall } = heroPicture(picture);
  return (
    <figure aria-label={name} className="w-full shrink-0 snap-start snap-always">
      <picture className="block h-(--picture) bg-mist">
        <source media="(min-width: 40rem)" srcSet={wide} width={1600} height={720} />
        <img
          src={tall}
          alt=""
          width={800}
          height={800}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          className={classNames(
            'h-(--picture) w-full object-cover object-[50%_85%] sm:object-[70%_50%]',
            !isFirst && laterClass,
            isDrawing(wide) && isDrawing(tall) && 'rtl:-scale-x-100',
          )}
        />
      </picture>
      <figcaption className="px-5 pt-1.5 sm:px-8 lg:ms-[50%] lg:px-10 lg:pt-5 lg:pb-7">
        <span className="flex min-h-11 items-center pe-28 font-heading text-lg leading-tight tracking-tight sm:pe-44 sm:text-xl">
          {stage}
        </span>
        <span className="block text-ink-soft">{line}</span>
      </figcaption>
    </figure>
  );
}

/** Browsers load lazy pictures one slide away at once, which would delay the first one: hide them for 1.5 s. */
const laterClass = 'animate-[appear-later_1ms_1500ms_backwards]';
