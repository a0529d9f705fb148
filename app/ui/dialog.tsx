import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '#i18n/language-context.tsx';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import './invoker-commands.ts';

type DialogProps = Omit<ComponentProps<'dialog'>, 'id' | 'title'> & { id: string; title: string; children: ReactNode };

/** Opened by `<Button commandfor={id} command="show-modal">`, where supported without a script. */
export function Dialog({ id, title, className, children, ...rest }: DialogProps) {
  const t = useTranslate();
  return (
    <dialog
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className={classNames('dialog', className)}
      {...rest}
    >
      <div className="flex items-start justify-between gap-4 ps-6 pe-3 pt-4 sm:ps-8 sm:pe-4 sm:pt-5">
        <h2 id={`${id}-title`} className="pt-1.5 text-2xl">
          {title}
        </h2>
        <IconButton label={t('ui.close')} commandfor={id} command="close">
          <Icon name="x" />
        </IconButton>
      </div>
      <div className="px-6 pt-2 pb-7 sm:px-8">{children}</div>
    </dialog>
  );
}
