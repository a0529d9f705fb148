import type { EnquiryTopic } from '#content/enquiry-topics.ts';
import { type EnquiryOwner, type EnquiryState, unassignedFilter } from '#features/enquiries/enquiries.ts';
import type { Translate } from '#i18n/translate.ts';
import { selectFilter } from '../list/list-filters.tsx';

type Choice<Value> = { chosen: Value | null; choices: readonly Value[] };

export const topicFilter = ({ chosen, choices }: Choice<EnquiryTopic>, t: Translate) =>
  selectFilter({
    name: 'topic',
    label: t('enquiries.topic'),
    allLabel: t('enquiries.topic.all'),
    chosen,
    options: choices.map((topic) => [topic, t(`enquiry.topic.${topic}`)]),
  });

export const stateFilter = ({ chosen, choices }: Choice<EnquiryState>, t: Translate) =>
  selectFilter({
    name: 'state',
    label: t('admin.list.state'),
    allLabel: t('admin.list.state.all'),
    chosen,
    options: choices.map((state) => [state, t(`enquiries.state.${state}`)]),
  });

type OwnerChoice = { chosen: string | null; owners: readonly EnquiryOwner[] };

export const ownerFilter = ({ chosen, owners }: OwnerChoice, t: Translate) =>
  selectFilter({
    name: 'owner',
    label: t('pipeline.owner'),
    allLabel: t('pipeline.owner.all'),
    chosen,
    options: [
      [unassignedFilter, t('pipeline.owner.none')],
      ...owners.map(({ id, fullName }) => [id, fullName] as const),
    ],
  });
