import type { push as english } from '../en/push.ts';
import type { TranslationOf } from '../translation.ts';

export const push = {
  'push.title': 'Notifications sur cet appareil',
  'push.text':
    'Cet appareil vous signale les nouveautés, aux moments que vous avez choisis ci-dessus pour les e-mails. Une notification ne contient ni texte ni nom. Si vous consultez la nouveauté dans les cinq minutes, vous ne recevez pas d’e-mail.',
  'push.turnOn': 'Activer',
  'push.turnOff': 'Désactiver',
  'push.turnedOn': 'Les notifications sont activées sur cet appareil.',
  'push.turnedOff': 'Les notifications sont désactivées sur cet appareil.',
  'push.failed': 'Les notifications n’ont pas pu être modifiées. Veuillez réessayer plus tard.',
  'push.blocked':
    'Ce navigateur bloque les notifications de l’espace famille. Autorisez-les dans ses paramètres, puis rechargez cette page.',
  'push.unsupported':
    'Ce navigateur ne peut pas afficher de notifications. Sur un iPhone ou un iPad, ajoutez l’espace famille à l’écran d’accueil et ouvrez-le depuis celui-ci.',
} as const satisfies TranslationOf<typeof english>;
