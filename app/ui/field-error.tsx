import { Icon } from './icon.tsx';

/** Referenced by the control through `aria-describedby`; see `fieldAria`. */
export function FieldError({ fieldId, error }: { fieldId: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${fieldId}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm font-[560] text-clay">
      <Icon name="circle-alert" className="mt-[0.2em] size-[1.05em] shrink-0" />
      <span>{error}</span>
    </p>
  );
}
