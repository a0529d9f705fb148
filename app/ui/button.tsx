import type { ComponentProps } from 'react';
import './invoker-commands.ts';
import { classNames } from './class-names.ts';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'on-dark' | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
};

const shape =
  'inline-flex items-center justify-center gap-2 rounded-md border font-[570] text-center leading-snug no-underline ' +
  'transition-[background-color,border-color,color] duration-150 ease-calm select-none ' +
  'disabled:opacity-55 aria-disabled:opacity-55 [&>svg]:size-[1.15em] [&>svg]:shrink-0';

const variants = {
  primary: 'border-sea bg-sea text-ivory hover:border-sea-deep hover:bg-sea-deep active:bg-ink',
  secondary: 'border-edge bg-paper text-ink hover:border-sea hover:bg-sea-tint hover:text-sea active:bg-mist',
  quiet: 'border-transparent bg-transparent text-sea hover:bg-sea-tint active:bg-mist',
  danger: 'border-clay bg-clay text-paper hover:border-clay-deep hover:bg-clay-deep',
  'on-dark': 'border-gold/60 bg-transparent text-ivory hover:border-gold hover:bg-gold hover:text-ink',
};

const sizes = {
  small: 'min-h-11 px-3.25 py-1.5 text-sm md:pointer-fine:min-h-9.5',
  normal: 'min-h-11.5 px-5 py-2 text-base',
  large: 'min-h-13 px-7 py-3 text-lg',
};

/** The look of a button, for links that ask for an act: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'primary', size = 'normal' }: ButtonLook = {}, more?: string): string {
  return classNames(shape, variants[variant], sizes[size], more);
}

type ButtonProps = ComponentProps<'button'> & ButtonLook;

/** A button; a plain `button` unless `type="submit"` is given. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />;
}

type IconButtonProps = ComponentProps<'button'> & { label: string };

/** A square button that shows only an icon; its label is read out and shown on hover. */
export function IconButton({ label, className, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} title={label} className={classNames(iconButtonClass, className)} {...rest}>
      {children}
    </button>
  );
}

export const iconButtonClass =
  'relative inline-flex size-11 shrink-0 items-center justify-center rounded-md text-sea hover:bg-sea-tint [&>svg]:size-5.5';
