import type { EnquiryTopic } from '#content/enquiry-topics.ts';
import { type EnquiryOwner, type EnquiryState, unassignedFilter } from '#features/enquiries/enquiries.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { FilterSelect } from '../list/list-filters.tsx';

type ChoiceProps<Value> = { chosen: Value | null; choices: readonly Value[] };

export function TopicFilter({ chosen, choices }: ChoiceProps<EnquiryTopic>) {
  const t = useTranslate();
  return (
    <FilterSelect
      name="topic"
      label={t('enquiries.topic')}
      allLabel={t('enquiries.topic.all')}
      chosen={chosen}
      options={choices.map((topic) => [topic, t(`enquiry.topic.${topic}`)])}
    />
  );
}

export function StateFilter({ chosen, choices }: ChoiceProps<EnquiryState>) {
  const t = useTranslate();
  return (
    <FilterSelect
      name="state"
      label={t('admin.list.state')}
      allLabel={t('admin.list.state.all')}
      chosen={chosen}
      options={choices.map((state) => [state, t(`enquiries.state.${state}`)])}
    />
  );
}

type OwnerFilterProps = { chosen: string | null; owners: readonly EnquiryOwner[] };

export function OwnerFilter({ chosen, owners }: OwnerFilterProps) {
  const t = useTranslate();
  return (
    <FilterSelect
      name="owner"
      label={t('pipeline.owner')}
      allLabel={t('pipeline.owner.all')}
      chosen={chosen}
      options={[
        [unassignedFilter, t('pipeline.owner.none')],
        ...owners.map(({ id, fullName }) => [id, fullName] as const),
      ]}
    />
  );
}
