import {
  Cookie,
  DoorOpen,
  Equal,
  GraduationCap,
  HeartHandshake,
  Info,
  Landmark,
  LockKeyhole,
  type LucideIcon,
  Megaphone,
  MessageSquareWarning,
  Scale,
  ScrollText,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { type PolicySlug, policies } from '../../../content/legal/policies.ts';

type IconName = (typeof policies)[number]['icon'];

/** The icons that `content/legal/policies.ts` names. */
const icons: Record<IconName, LucideIcon> = {
  cookie: Cookie,
  'door-open': DoorOpen,
  equal: Equal,
  'graduation-cap': GraduationCap,
  'heart-handshake': HeartHandshake,
  info: Info,
  landmark: Landmark,
  'lock-keyhole': LockKeyhole,
  megaphone: Megaphone,
  'message-square-warning': MessageSquareWarning,
  scale: Scale,
  'scroll-text': ScrollText,
  'shield-check': ShieldCheck,
  users: Users,
};

export const policyIcons = Object.fromEntries(policies.map(({ slug, icon }) => [slug, icons[icon]])) as Record<
  PolicySlug,
  LucideIcon
>;
