import type { policyReaders as english } from '../en/policy-readers.ts';
import type { TranslationOf } from '../translation.ts';

export const policyReaders = {
  'policyReaders.title': '政策知悉确认',
  'policyReaders.link': '政策',
  'policyReaders.search': '按姓名或电子邮箱搜索',
  'policyReaders.version': '版本',
  'policyReaders.state': '状态',
  'policyReaders.state.all': '全部',
  'policyReaders.state.open': '尚未确认',
  'policyReaders.state.acknowledged': '已确认',
  'policyReaders.role': '角色',
  'policyReaders.role.all': '所有角色',
  'policyReaders.person': '人员',
  'policyReaders.at': '确认时间',
  'policyReaders.none': '尚无政策发生重大变更',
  'policyReaders.none.text': '公布含重大变更的版本后，本页将列出哪些人已确认知悉。',
  'policyReaders.empty': '无人需要通知',
  'policyReaders.empty.text': '此版本公布时尚无人持有账户。',
} as const satisfies TranslationOf<typeof english>;
