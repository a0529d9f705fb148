import type { accountRemoval as english } from '../en/account-removal.ts';
import type { TranslationOf } from '../translation.ts';

export const accountRemoval = {
  'removal.password': '您的密码',
  'removal.back': '账户',
  'removal.deleted': '将删除的内容',
  'removal.kept': '将保留的内容',
  'removal.erase.title': '删除账户',
  'removal.erase.heading': '删除{name}的账户？',
  'removal.erase.account': '姓名、电子邮箱、密码和设置。{name}会立即在所有设备上退出登录。',
  'removal.erase.messages': '{name}与教职员工或各职务之间的消息，涉及学生的除外。',
  'removal.erase.unsent': '从未发送的文件，以及仍在等待发送的邮件。',
  'removal.erase.links': '与已离校学生的关联。',
  'removal.erase.office': '{name}将不再担任“{office}”职务。',
  'removal.erase.kept.family': '与其他家庭之间的消息以及涉及学生的消息，姓名将显示为“已注销的用户”。',
  'removal.erase.kept.staff': '{name}撰写的消息、报告和反馈，姓名将显示为“已注销的用户”。',
  'removal.erase.kept.records': '学生档案，直至保存期限届满。',
  'removal.erase.kept.log': '审计日志中的记录和个人数据请求，不含姓名。',
  'removal.erase.told': '我们会向{email}发送邮件通知{name}。此操作无法撤销。',
  'removal.erase.submit': '删除账户',
  'removal.erase.submitting': '正在删除账户……',
  'removal.erase.refused': '无法删除此账户',
  'removal.erase.ownAccount': '您不能删除自己的账户，请由其他管理员操作。',
  'removal.erase.enrolledStudent': '此人是在读学生的监护人。请先在该学生的页面移除此监护人，或将该学生归档。',
  'removal.erase.keptRecord':
    '学校必须保存的档案中提及此账户。请改为停用账户；这些档案的保存期限届满后，账户将被删除。',
} as const satisfies TranslationOf<typeof english>;
