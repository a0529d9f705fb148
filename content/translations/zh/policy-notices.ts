import type { policyNotices as english } from '../en/policy-notices.ts';
import type { TranslationOf } from '../translation.ts';

export const policyNotices = {
  'policyNotice.title': '政策',
  'policyNotice.lead': '如果某项政策的变更涉及您的权利或义务，您可以在此查看新版本。',
  'policyNotice.none': '目前没有需要确认的新内容。',
  'policyNotice.published': '公布：{date}',
  'policyNotice.takesEffect': '自{date}起适用',
  'policyNotice.read': '阅读政策',
  'policyNotice.versions': '所有版本',
  'policyNotice.acknowledge': '确认知悉',
  'policyNotice.acknowledge.named': '确认知悉：{policy}',
  'policyNotice.acknowledged': '已确认知悉',
  'policyNotice.done': '谢谢。我们已记录您的确认。',
  'policyNotice.open': '政策',
} as const satisfies TranslationOf<typeof english>;
