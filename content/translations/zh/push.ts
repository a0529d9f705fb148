import type { push as english } from '../en/push.ts';
import type { TranslationOf } from '../translation.ts';

export const push = {
  'push.title': '此设备上的通知',
  'push.text':
    '有新内容时，此设备会在您为上述邮件选择的时间通知您。通知不含正文和姓名。如果您在五分钟内阅读，就不会再收到邮件。',
  'push.turnOn': '开启',
  'push.turnOff': '关闭',
  'push.turnedOn': '此设备的通知已开启。',
  'push.turnedOff': '此设备的通知已关闭。',
  'push.failed': '无法更改通知，请稍后再试。',
  'push.blocked': '此浏览器屏蔽了门户的通知。请在浏览器设置中允许，然后重新加载此页面。',
  'push.unsupported': '此浏览器无法显示通知。在iPhone或iPad上，请先将门户添加到主屏幕，再从主屏幕打开。',
} as const satisfies TranslationOf<typeof english>;
