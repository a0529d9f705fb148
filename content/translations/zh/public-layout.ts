import type { publicLayout as english } from '../en/public-layout.ts';
import type { TranslationOf } from '../translation.ts';

export const publicLayout = {
  'shell.mission': '教育无国界',
  'nav.main': '主导航',
  'nav.menu': '菜单',
  'nav.openMenu': '打开菜单',
  'nav.closeMenu': '关闭菜单',
  'nav.parentLogin': '登录家庭门户',
  'footer.schoolHeading': '关于学校',
  'footer.philosophy': '教育理念',
  'footer.manifesto': '宣言',
  'footer.network': '全球网络',
  'nav.questions': '家长常见问题',
  'nav.contact': '联系我们',
  'footer.governanceHeading': '治理与合规',
  'footer.governance': '学校治理',
  'footer.safeguarding': '儿童保护',
  'footer.complaints': '投诉与申诉',
  'footer.communicationHeading': '仅通过安全渠道沟通',
  'footer.communicationStatement':
    '学校不设公开的电子邮箱、电话号码或社交媒体账号。所有沟通均通过安全收件箱进行，安全收件箱仅向已验证用户开放。没有账户的，请使用联系表。',
  'footer.accessPortal': '进入家庭门户',
  'notFound.search': '搜索页面标题',
  'notFound.find': '搜索',
  'notFound.none': '未找到页面',
} as const satisfies TranslationOf<typeof english>;
