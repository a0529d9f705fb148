import type { publicPages as english } from '../en/public-pages.ts';
import type { TranslationOf } from '../translation.ts';

export const publicPages = {
  'portal.title': '安全沟通',
  'portal.description': '家庭与导师之间的往来只在家庭门户内进行，门户仅向已验证用户开放。',
  'portal.login': '登录家庭门户',
  'portal.access': '进入家庭门户',

  'alignment.title': '我们对标的课程框架',
  'alignment.disclaimer': '提及各课程框架仅表示教学与其对标，并不意味着获得任何认证、注册或认可。',
} as const satisfies TranslationOf<typeof english>;
