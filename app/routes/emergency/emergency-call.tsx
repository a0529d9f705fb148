import type { EmergencyNumbers } from '#content/emergency-numbers.ts';
import { emergencyServices } from '#content/emergency-numbers.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';

/** `numbers`: null if the school does not know them. */
type EmergencyCallProps = { country: string; numbers: EmergencyNumbers | null };

/** The emergency number of the country, larger than everything else. @see PD-71 */
export function EmergencyCall({ country, numbers }: EmergencyCallProps) {
  const t = useTranslate();
  if (!numbers)
    return (
      <Card isAlert>
        <h2 className="text-xl">{t('emergency.unknown')}</h2>
        <p className="mt-1">{t('emergency.unknown.text', { country })}</p>
      </Card>
    );
  const known: Partial<Record<(typeof emergencyServices)[number], string>> = numbers;
  return (
    <Card isAlert>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {emergencyServices.map((service) => {
          const number = known[service];
          return (
            number && (
              <div key={service}>
                <dt className="text-sm font-[620]">{t(`emergency.service.${service}`)}</dt>
                <dd>
                  <a href={`tel:${number}`} dir="ltr" className="font-heading text-4xl tabular-nums">
                    {number}
                  </a>
                </dd>
              </div>
            )
          );
        })}
      </dl>
      <p className="mt-3 text-sm">{t('emergency.within', { country })}</p>
    </Card>
  );
}
