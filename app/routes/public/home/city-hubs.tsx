import { languages } from '#content/languages.ts';
import type { HomeCopy } from '#content/pages/home/copies.ts';
import { school } from '#content/school.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { HomeSection } from './home-section.tsx';

type NetworkCopy = HomeCopy['network'];

/** @see PD-2 */
export function CityHubs({ copy }: { copy: NetworkCopy }) {
  const t = useTranslate();
  return (
    <HomeSection name="network" background="ivory" className="grid gap-x-20 gap-y-10 lg:grid-cols-[1fr_1.2fr]">
      <div>
        <h2 id="network-title">{copy.title}</h2>
        <p className="mt-5 max-w-lg text-lg text-ink-soft">{copy.lead}</p>
        <ArrowLink to="/global-network" className="mt-6 text-sea">
          {copy.link}
        </ArrowLink>
      </div>
      <ul className="grid content-start gap-x-12 sm:grid-cols-2">
        {school.cityHubs.map(({ city, place }) => (
          <li key={city} className="flex items-baseline justify-between gap-4 border-b border-line py-4">
            <span className="font-heading text-2xl">{t(`hubs.city.${city}`)}</span>
            <Coordinates place={place} compass={copy.compass} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

type CoordinatesProps = { place: readonly [longitude: number, latitude: number]; compass: NetworkCopy['compass'] };

function Coordinates({ place: [longitude, latitude], compass }: CoordinatesProps) {
  const { language } = useLanguage();
  const format = (degree: number, [positive, negative]: [string, string]) =>
    `${Math.abs(degree).toFixed(1).replace('.', languages[language].decimalSign)}° ${degree < 0 ? negative : positive}`;
  return (
    <bdi className="text-sm whitespace-nowrap text-brass tabular-nums">
      {format(latitude, [compass.north, compass.south])} · {format(longitude, [compass.east, compass.west])}
    </bdi>
  );
}
