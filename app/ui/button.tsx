import type { ComponentProps, MouseEvent } from 'react';
import './invoker-commands.ts';
import { classNames } from './class-names.ts';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'on-dark' | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
};

/** Button classes for links: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'primary', size = 'normal' }: ButtonLook = {}, more?: string): string {
  return classNames('button', `button-${variant}`, size !== 'normal' && `button-${size}`, more);
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isBusy?: boolean | undefined };

/**
 * @param props.isBusy while its form is submitted: ignores clicks, also those of Enter in a field of the form. Unlike
 * `disabled`, it keeps the focus.
 */
export function Button({ variant, size, className, type = 'button', isBusy = false, ...rest }: ButtonProps) {
  const busy = isBusy && { 'aria-disabled': true, onClick: ignore };
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} {...busy} />;
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
}

type IconButtonProps = ComponentProps<'button'> & { label: string };

/** A square icon button. `label` is its accessible name and tooltip. */
export function IconButton({ label, className, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} title={label} className={classNames(iconButtonClass, className)} {...rest}>
      {children}
    </button>
  );
}

export const iconButtonClass = 'icon-button';
