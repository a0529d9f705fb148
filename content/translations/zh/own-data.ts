import type { ownData as english } from '../en/own-data.ts';
import type { TranslationOf } from '../translation.ts';

export const ownData = {
  'ownData.title': '您的数据',
  'ownData.lead': '下载门户保存的有关您和您子女的数据。',
  'ownData.format':
    '一个压缩文件，包含可直接阅读的页面、机器可读形式的相同数据，以及您消息的附件。请妥善保管：任何持有该文件的人都能阅读其内容。',
  'ownData.limit': '每天最多下载五次。每次下载我们都会发送邮件通知您。',
  'ownData.submit': '下载',
  'ownData.password': '请输入密码，以下载您的数据。',
  'ownData.password.submit': '继续',
  'ownData.password.submitting': '正在验证……',
  'ownData.tooMany': '您在一天内已下载五次数据。请明天再试。',
  'ownData.others': '其他记录',
  'ownData.others.text':
    '该文件不包含门户之外的记录、已离校学生的档案，以及儿童保护记录。如需这些记录，由数据保护官答复。',
  'ownData.others.write': '给数据保护官发消息',
} as const satisfies TranslationOf<typeof english>;
