import { useState } from 'react';
import { useTranslate } from '#i18n/language-context.tsx';
import { IconButton } from './button.tsx';
import { Field, fieldAria, fieldId } from './field.tsx';
import { Icon } from './icon.tsx';
import type { TextFieldProps } from './text-field.tsx';

export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const { label, name, hint, error, isOptional, className, id = fieldId(name), ...rest } = props;
  const [isShown, setIsShown] = useState(false);
  const t = useTranslate();
  return (
    <Field {...{ label, id, hint, error, isOptional, className }}>
      <div dir="ltr" className="relative">
        <input
          id={id}
          name={name}
          autoCapitalize="none"
          spellCheck={false}
          {...fieldAria(id, { hint, error })}
          {...rest}
          type={isShown ? 'text' : 'password'}
          className="control pe-12"
        />
        <span className="absolute end-0.5 top-0.5">
          <IconButton
            label={t('ui.password.show')}
            aria-pressed={isShown}
            aria-controls={id}
            onClick={() => setIsShown(!isShown)}
            className="scripts-only"
          >
            {isShown ? <Icon name="eye-off" /> : <Icon name="eye" />}
          </IconButton>
        </span>
      </div>
    </Field>
  );
}
