import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { PersonCombobox } from '#ui/person-combobox.tsx';
import { PersonField } from '#ui/person-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FoundPerson } from '#ui/use-person-search.ts';
import type { SpecimenGroup } from './specimens.tsx';
import { useSampleTexts } from './use-sample-texts.ts';

/** The states of a field, as props. Names are unique, because ids derive from them. */
function useFieldStates(name: string) {
  const { label, hint, error } = useSampleTexts();
  return [
    { key: 'plain', name, label },
    { key: 'hint', name: `${name}-hint`, label, hint, isOptional: true },
    { key: 'error', name: `${name}-error`, label, error },
    { key: 'disabled', name: `${name}-disabled`, label, disabled: true },
  ];
}

export const fields: SpecimenGroup = {
  title: 'Fields',
  specimens: {
    TextField: function TextFieldSpecimen() {
      const { value } = useSampleTexts();
      return (
        <div className="gallery-columns">
          {useFieldStates('text').map(({ key, ...state }) => (
            <TextField key={key} {...state} defaultValue={value} />
          ))}
          <TextField name="email" label="Email" type="email" defaultValue="tobi@example.org" />
        </div>
      );
    },
    TextAreaField: function TextAreaFieldSpecimen() {
      const { text } = useSampleTexts();
      return (
        <div className="gallery-columns">
          {useFieldStates('area').map(({ key, ...state }) => (
            <TextAreaField key={key} {...state} defaultValue={text} />
          ))}
        </div>
      );
    },
    SelectField: function SelectFieldSpecimen() {
      const { options } = useSampleTexts();
      return (
        <div className="gallery-columns">
          {useFieldStates('select').map(({ key, ...state }) => (
            <SelectField key={key} {...state}>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </SelectField>
          ))}
        </div>
      );
    },
    PasswordField: function PasswordFieldSpecimen() {
      return (
        <div className="gallery-columns">
          {useFieldStates('password').map(({ key, ...state }) => (
            <PasswordField key={key} {...state} autoComplete="off" defaultValue="Sample-Password-1" />
          ))}
        </div>
      );
    },
    Switch: function SwitchSpecimen() {
      const { label, hint } = useSampleTexts();
      return (
        <div className="gallery-columns">
          <Switch id="switch-off" label={label} />
          <Switch id="switch-on" label={label} description={hint} defaultChecked />
          <Switch id="switch-off-disabled" label={label} disabled />
          <Switch id="switch-on-disabled" label={label} defaultChecked disabled />
        </div>
      );
    },
    PersonCombobox: function PersonComboboxSpecimen() {
      const { label, error, people } = useSampleTexts();
      const [person, setPerson] = useState<FoundPerson | null>(null);
      const [other, setOther] = useState<FoundPerson | null>({ id: '1', fullName: people[0] ?? '', role: 'parent' });
      const search = { searchUrl: '/dev/gallery/people', label };
      return (
        <div className="gallery-columns">
          <PersonCombobox {...search} name="person" chosen={person} onChoose={setPerson} />
          <PersonCombobox {...search} name="person-error" chosen={other} onChoose={setOther} error={error} />
        </div>
      );
    },
    PersonField: function PersonFieldSpecimen() {
      const { label, people } = useSampleTexts();
      const [person, setPerson] = useState<FoundPerson | null>(null);
      const fallback = (
        <SelectField name="person-field" label={label}>
          {people.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      );
      const search = { searchUrl: '/dev/gallery/people', name: 'person-field', label };
      return <PersonField {...search} fallback={fallback} chosen={person} onChoose={setPerson} />;
    },
    Field: function FieldSpecimen() {
      const { label, hint, error } = useSampleTexts();
      return (
        <Field id="own-control" {...{ label, hint, error }}>
          <input
            id="own-control"
            type="date"
            className="control"
            aria-describedby="own-control-hint own-control-error"
          />
        </Field>
      );
    },
    FieldError: function FieldErrorSpecimen() {
      return <FieldError fieldId="alone" error={useSampleTexts().error} />;
    },
  },
};
