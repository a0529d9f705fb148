import { ArrowLink } from '#ui/arrow-link.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkedText } from '#ui/linked-text.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { tabClass, tabListClass } from '#ui/tabs.ts';
import { Wordmark } from '#ui/wordmark.tsx';
import { CompactPortalCallout, PortalCallout } from '../../public/portal-callout.tsx';
import type { SpecimenGroup } from './specimens.tsx';
import { useSampleTexts } from './use-sample-texts.ts';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'normal', 'large'] as const;

export const buttons: SpecimenGroup = {
  title: 'Buttons and links',
  specimens: {
    Button: function ButtonSpecimen() {
      const { action } = useSampleTexts();
      return (
        <>
          {variants.map((variant) => (
            <div key={variant} className="gallery-row">
              {sizes.map((size) => (
                <Button key={size} {...{ variant, size }}>
                  {action}
                </Button>
              ))}
              <Button variant={variant} disabled>
                {action}
              </Button>
              <Button variant={variant}>
                <Icon name="send" />
                {action}
              </Button>
            </div>
          ))}
          <div className="gallery-row gallery-dark">
            <Button variant="on-dark">{action}</Button>
          </div>
        </>
      );
    },
    IconButton: function IconButtonSpecimen() {
      const { action } = useSampleTexts();
      return (
        <div className="gallery-row">
          <IconButton label={action}>
            <Icon name="check" />
          </IconButton>
          <IconButton label={action} disabled>
            <Icon name="check" />
          </IconButton>
        </div>
      );
    },
    Tabs: function TabsSpecimen() {
      const { options } = useSampleTexts();
      return (
        <nav aria-label="Tabs" className={tabListClass}>
          {options.map((option, index) => (
            <PublicLink key={option} to="/vision" aria-current={index === 0 ? 'page' : undefined} className={tabClass}>
              {option}
            </PublicLink>
          ))}
        </nav>
      );
    },
    ArrowLink: function ArrowLinkSpecimen() {
      return <ArrowLink to="/vision">{useSampleTexts().title}</ArrowLink>;
    },
    BackLink: function BackLinkSpecimen() {
      return <BackLink to="/vision">{useSampleTexts().title}</BackLink>;
    },
    PublicLink: function PublicLinkSpecimen() {
      return (
        <PublicLink to="/vision" className="text-link">
          {useSampleTexts().title}
        </PublicLink>
      );
    },
    LinkedText: function LinkedTextSpecimen() {
      return (
        <p>
          <LinkedText>{useSampleTexts().linked}</LinkedText>
        </p>
      );
    },
    Wordmark: () => <Wordmark />,
    PortalCallout: () => <PortalCallout level={3} />,
    CompactPortalCallout: () => <CompactPortalCallout />,
  },
};
