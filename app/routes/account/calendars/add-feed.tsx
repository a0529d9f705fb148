import { Form } from 'react-router';
import { feedLimits } from '#features/calendar-feeds/calendar-feeds.ts';
import { checkboxState } from '#forms/checkbox-state.ts';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { fieldId } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { feedForm } from './feed-form.ts';

type AddFeedProps = { requestId: string; invalid: FormAnswer<'name' | 'showsNames'> | null };

export function AddFeed({ requestId, invalid }: AddFeedProps) {
  const form = useForm(feedForm, invalid, {}, { requestId });
  const { name, label, hint, ...state } = form.choice('showsNames');
  return (
    <Form key={form.key} method="post" noValidate className="flex flex-col gap-5">
      <TextField {...form.field('name')} maxLength={feedLimits.nameLength} dir="auto" autoComplete="off" />
      <Switch id={fieldId(name)} name={name} label={label} description={hint} {...checkboxState(state)} />
      <SubmitButton form={form} />
    </Form>
  );
}
