import { type EnquiryOwner, nobody } from '../../../features/enquiries/enquiries.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { FilterSelect } from '../list/list-filters.tsx';

type OwnerFilterProps = { chosen: string | null; owners: readonly EnquiryOwner[] };

export function OwnerFilter({ chosen, owners }: OwnerFilterProps) {
  const t = useTranslate();
  return (
    <FilterSelect
      name="owner"
      label={t('pipeline.owner')}
      allLabel={t('pipeline.owner.all')}
      chosen={chosen}
      options={[[nobody, t('pipeline.owner.none')], ...owners.map(({ id, fullName }) => [id, fullName] as const)]}
    />
  );
}
