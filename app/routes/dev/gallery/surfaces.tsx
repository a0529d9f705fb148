import { useLanguage } from '#i18n/language-context.tsx';
import { AvatarInitial } from '#ui/avatar-initial.tsx';
import { Badge, CountBadge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Detail } from '#ui/detail.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconNames } from '#ui/icons/icon-names.ts';
import { ListPages } from '#ui/list-pages.tsx';
import { MeridianArcs } from '#ui/meridian-arcs.tsx';
import { MeridianMark } from '#ui/meridian-mark.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { Cell, RowHeading, Table, TableRow } from '#ui/table.tsx';
import { TextLanguageField } from '#ui/text-language-field.tsx';
import { WrittenText } from '#ui/written-text.tsx';
import { CallToAction } from '../../public/call-to-action.tsx';
import { FrameworkBadges } from '../../public/framework-badges.tsx';
import type { SpecimenGroup } from './specimens.tsx';
import { useSampleTexts } from './use-sample-texts.ts';

const tones = ['neutral', 'sea', 'brass', 'moss', 'clay'] as const;
const backgrounds = ['ivory', 'paper', 'sand', 'sea'] as const;

export const marks: SpecimenGroup = {
  title: 'Badges and icons',
  specimens: {
    Badge: function BadgeSpecimen() {
      const { value } = useSampleTexts();
      return (
        <div className="gallery-row">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {value}
            </Badge>
          ))}
        </div>
      );
    },
    CountBadge: () => (
      <div className="gallery-row">
        {[1, 42, 100].map((count) => (
          <CountBadge key={count} count={count} />
        ))}
      </div>
    ),
    AvatarInitial: function AvatarInitialSpecimen() {
      const { value } = useSampleTexts();
      return (
        <div className="gallery-row">
          <AvatarInitial name={value} size="small" />
          <AvatarInitial name={value} />
          <AvatarInitial name="Eloise" size="large" />
        </div>
      );
    },
    FrameworkBadges: () => <FrameworkBadges />,
    MeridianMark: () => <MeridianMark className="size-10" />,
    MeridianArcs: () => <MeridianArcs className="text-brass" />,
    Icon: () => (
      <ul className="gallery-icons">
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <span lang="en" dir="ltr">
              {name}
            </span>
          </li>
        ))}
      </ul>
    ),
  },
};

const TableSpecimen = () => {
  const { columns, people, options } = useSampleTexts();
  const [name = '', year = '', status = ''] = columns;
  return (
    <Table
      caption={name}
      headings={[
        { text: name, to: '?sort=-name', sorted: 'ascending' },
        { text: year, to: '?sort=year', sorted: false },
        status,
      ]}
    >
      {people.map((person, index) => (
        <TableRow key={person}>
          <RowHeading>{person}</RowHeading>
          <Cell label={year}>{options[index]}</Cell>
          <Cell label={status} isWide>
            <Badge tone="moss">{options[index]}</Badge>
          </Cell>
        </TableRow>
      ))}
    </Table>
  );
};

export const surfaces: SpecimenGroup = {
  title: 'Surfaces',
  specimens: {
    Card: function CardSpecimen() {
      return <Card>{useSampleTexts().text}</Card>;
    },
    Detail: function DetailSpecimen() {
      const { title, text, value } = useSampleTexts();
      return (
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Detail label={title}>{value}</Detail>
          <Detail label={title}>{value}</Detail>
          <Detail label={title} isWide>
            {text}
          </Detail>
        </dl>
      );
    },
    'Table TableRow RowHeading Cell': TableSpecimen,
    PageSection: function PageSectionSpecimen() {
      const { title, text } = useSampleTexts();
      return backgrounds.map((ground, index) => (
        <PageSection
          key={ground}
          background={ground}
          layout={index % 2 === 0 ? 'beside' : 'above'}
          eyebrow={ground}
          title={`${title} ${index + 1}`}
          lead={text}
        >
          <p>{text}</p>
        </PageSection>
      ));
    },
    CallToAction: function CallToActionSpecimen() {
      const { title, text, action } = useSampleTexts();
      return (
        <CallToAction title={title} text={text}>
          <PublicLink to="/vision" className={buttonClass()}>
            {action}
          </PublicLink>
        </CallToAction>
      );
    },
    ListPages: () => <ListPages first="/dev/gallery" next="/dev/gallery?page=3" />,
    WrittenText: function WrittenTextSpecimen() {
      return <WrittenText text={useSampleTexts().text} language={useLanguage().language} />;
    },
    TextLanguageField: function TextLanguageFieldSpecimen() {
      return <TextLanguageField name="text-language" label={useSampleTexts().label} />;
    },
  },
};
