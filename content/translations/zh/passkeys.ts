import type { passkeys as english } from '../en/passkeys.ts';
import type { TranslationOf } from '../translation.ts';

export const passkeys = {
  'passkeys.title': '通行密钥',
  'passkeys.text': '用设备的指纹、面容或PIN码，或用安全密钥确认是您本人。通行密钥只在本网站有效，仿冒网站无法窃取。',
  'passkeys.noScript': '通行密钥需要JavaScript，此浏览器已将其关闭。身份验证器应用无需JavaScript即可使用。',
  'passkeys.name': '通行密钥名称',
  'passkeys.name.hint': '例如存储它的设备',
  'passkeys.add.submit': '添加通行密钥',
  'passkeys.add.submitting': '正在等待您的设备……',
  'passkeys.added': '添加时间：',
  'passkeys.lastUse': '上次使用：',
  'passkeys.unused': '从未使用',
  'passkeys.remove': '移除{name}',
  'passkeys.remove.text':
    '移除后，此通行密钥不能再登录您的账户。请在设备上也将其删除，网站无法代为删除。我们会通过电子邮件通知您。',
  'passkeys.remove.submit': '移除通行密钥',
  'passkeys.done.added': '通行密钥已添加。其他浏览器均已退出登录。',
  'passkeys.done.removed': '通行密钥已移除。其他浏览器均已退出登录。',
  'passkeys.full': '您已有十个通行密钥。请先移除一个，再添加新的。',
  'passkeys.invalid': '无法添加此通行密钥，请重试。',
  'validation.passkeyName.required': '请输入名称',
  'validation.passkeyName.tooLong': '名称不能超过60个字符',
} as const satisfies TranslationOf<typeof english>;
