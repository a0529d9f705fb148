import type { consents as english } from '../en/consents.ts';
import type { TranslationOf } from '../translation.ts';

export const consents = {
  'consents.title': '同意事项',
  'consents.state.open': '待答复',
  'consents.state.given': '已同意',
  'consents.state.refused': '不同意',
  'consents.state.conflicting': '意见不一',
  'consents.state.expired': '已到期',
  'consents.answer.yes': '同意',
  'consents.answer.no': '不同意',
  'consents.answer.withdrawn': '已撤回同意',
  'consents.answer.none': '尚未答复',
  'consents.news': '需要您答复：{title}',
  'consents.all': '全部同意事项',
} as const satisfies TranslationOf<typeof english>;
