import type { ComponentProps, ReactNode } from 'react';

/** No `aria-checked`: the checkbox exposes its own state. */
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  id: string;
  label: string;
  description?: ReactNode;
};

/** A native checkbox with role `switch`; posts without a script. */
export function Switch({ id, label, description, ...rest }: SwitchProps) {
  return (
    <div className="flex items-start justify-between gap-6">
      <div>
        <label htmlFor={id} className="block font-[620]">
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className="mt-0.5 text-sm text-ink-soft">
            {description}
          </p>
        )}
      </div>
      <input
        {...nativeSwitch}
        id={id}
        aria-describedby={description ? `${id}-description` : undefined}
        className="switch"
        {...rest}
      />
    </div>
  );
}
