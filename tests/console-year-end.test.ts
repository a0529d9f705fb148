import { describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { translations as texts } from '#content/translations/en.ts';
import { rowsOf, selectOf, textOf } from './support/html.ts';
import { serveSchool } from './support/school-server.ts';
import { signInTo } from './support/signed-in.ts';

/* The year end over HTTP. */

const { server, school } = serveSchool();

const signIn = (role: Role) => signInTo({ server, school }, role);

describe('The year end', () => {
  const path = '/admin-console/year-end';
  const fieldsOf = (html: string) =>
    [...html.matchAll(/<input type="hidden"[^>]*>/g)].map(
      ([input]) => [/name="([^"]*)"/.exec(input)?.[1] ?? '', fieldValue(input)] as const,
    );
  const fieldValue = (input: string) => textOf(/value="([^"]*)"/.exec(input)?.[1] ?? '');
  const stateOf = (id: string) =>
    school.asOwner(
      'select current_level, class_name, archived_at is not null as has_left from students where id = $1',
      [id],
    );
  /** The form as the page proposes it, with other destinations for some classes. */
  function proposed(html: string, destinations: Record<string, string>): Record<string, string> {
    const keys = fieldsOf(html).filter(([name]) => name.endsWith('.key'));
    const rows = keys.flatMap(([name, key]) => {
      const row = name.replace('.key', '');
      const className = classIn(html, `${row}.className`);
      const to = Object.entries(destinations).find(([ofClass]) => key.includes(`"${ofClass}"`))?.[1] ?? 'stays';
      return [
        [name, key],
        [`${row}.to`, to],
        [`${row}.className`, className],
      ];
    });
    return Object.fromEntries(rows);
  }
  const classIn = (html: string, name: string) =>
    fieldValue(new RegExp(`<input[^>]*name="${name.replaceAll('.', '\\.')}"[^>]*>`).exec(html)?.[0] ?? '');

  it('shows a preview, changes students only after a confirmation, and can be undone, without a script', async () => {
    const { page, post } = await signIn('admin');
    const [pupil, repeating, leaver] = [
      await school.makeStudent({ fullName: 'Nour Moved', level: 'Primary', className: '5X' }),
      await school.makeStudent({ fullName: 'Rami Repeating', level: 'Primary', className: '5X' }),
      await school.makeStudent({ fullName: 'Lea Leaver', level: 'University Preparation', className: '13X' }),
    ];
    const form = await page(path);
    expect(form).not.toContain('Rami Repeating');
    const chosen = proposed(form, { '5X': 'middle', '13X': 'leaves' });
    const plan = { ...chosen, kept: repeating.id };
    const [unchanged] = await stateOf(pupil.id);
    const previewed = await post(path, { ...plan, intent: 'preview' });
    const preview = await previewed.text();
    expect(previewed.status).toBe(428);
    const [line = ''] = rowsOf(preview, '5X');
    expect(textOf(line)).toMatch(/Primary · 5X .*Middle Years · 6X .* 1 .*Rami Repeating/);
    expect(textOf(preview)).toContain('Families, mentors and coaches stop seeing those who leave at once.');
    expect(await stateOf(pupil.id)).toEqual([unchanged]);

    const confirmed = { ...Object.fromEntries(fieldsOf(preview)), intent: 'confirm' };
    const back = await post(path, { ...confirmed, intent: 'edit' });
    expect(selectOf(await back.text(), 'groups.0.to')).not.toBe('');
    expect((await post(path, confirmed)).status).toBe(303);
    expect(await stateOf(pupil.id)).toEqual([{ current_level: 'Middle Years', class_name: '6X', has_left: false }]);
    expect(await stateOf(repeating.id)).toEqual([{ current_level: 'Primary', class_name: '5X', has_left: false }]);
    expect(await stateOf(leaver.id)).toMatchObject([{ has_left: true }]);

    const done = await page(path);
    expect(textOf(done)).toContain('Can be undone until');
    expect(done).not.toContain('groups.0.to');
    const asked = await post(path, { ...Object.fromEntries(fieldsOf(done)), intent: 'undo' });
    expect(asked.status).toBe(428);
    const question = await asked.text();
    expect(textOf(question)).toContain('Undo the year end?');
    const undo = { ...Object.fromEntries(fieldsOf(done)), intent: 'undo', confirmed: 'yes' };
    expect(question).toContain(`name="confirmed" value="yes"`);
    await school.asOwner(`update students set class_name = '6Y' where id = $1`, [pupil.id]);
    const refused = await post(path, undo);
    expect([refused.status, textOf(await refused.text())]).toEqual([409, expect.stringContaining('Nour Moved')]);
    await school.asOwner(`update students set class_name = '6X' where id = $1`, [pupil.id]);
    expect((await post(path, undo)).status).toBe(303);
    expect(await stateOf(pupil.id)).toEqual([unchanged]);
    expect(await stateOf(leaver.id)).toMatchObject([{ has_left: false }]);
  });

  it('shows the students of a group on demand and keeps the earlier choices, without a script', async () => {
    const { page, post } = await signIn('admin');
    const [kept, other, elsewhere] = [
      await school.makeStudent({ fullName: 'Kim Kept', level: 'Primary', className: '5Y' }),
      await school.makeStudent({ fullName: 'Omar Other', level: 'Primary', className: '5Y' }),
      await school.makeStudent({ fullName: 'Ella Elsewhere', level: 'Primary', className: '5Z' }),
    ];
    const chosen = { ...proposed(await page(path), { '5Y': 'middle' }), kept: kept.id };
    const keyOf = (className: string) => Object.values(chosen).find((key) => key.includes(`"${className}"`)) ?? '';
    const ticked = (html: string) =>
      [...html.matchAll(/<input type="checkbox"[^>]*name="kept"[^>]*>/g)].map(
        ([box]) => [fieldValue(box), /\schecked/.test(box)] as const,
      );
    const shown = await post(path, { ...chosen, show: keyOf('5Y') });
    const ofClass = await shown.text();
    expect([shown.status, ticked(ofClass)]).toEqual([428, [kept.id, other.id].map((id) => [id, id === kept.id])]);
    expect(Object.values(proposed(ofClass, {}))).toContain('6Y');
    const row = /name="(groups\.\d+)\.key" value="[^"]*5Y/.exec(ofClass)?.[1];
    expect(selectOf(ofClass, `${row}.to`)).toContain('value="middle" selected');
    const ofOther = await (await post(path, { ...chosen, show: keyOf('5Z') })).text();
    expect(ticked(ofOther)).toEqual([
      [kept.id, true],
      [elsewhere.id, false],
    ]);
    expect(textOf(ofOther)).not.toContain('Nothing would change');
    expect((await post(path, { ...chosen, show: 'no group' })).status).toBe(400);
  });

  it('is refused without changes, with a class name that is too long, and after a colleague’s change', async () => {
    const { page, post } = await signIn('admin');
    const student = await school.makeStudent({ level: 'Primary', className: 'Owls' });
    const plan = proposed(await page(path), {});
    const same = Object.fromEntries(
      Object.entries(plan).map(([name, value]) => [
        name,
        name.endsWith('.className') ? (JSON.parse(plan[name.replace('className', 'key')] ?? '[]')[1] ?? '') : value,
      ]),
    );
    const nothing = await post(path, { ...same, intent: 'preview' });
    expect([nothing.status, textOf(await nothing.text())]).toEqual([
      400,
      expect.stringContaining('Nothing would change'),
    ]);
    const tooLong = await post(path, { ...plan, 'groups.0.className': 'x'.repeat(101), intent: 'preview' });
    expect([tooLong.status, textOf(await tooLong.text())]).toEqual([
      400,
      expect.stringContaining(texts['students.field.className.tooLong']),
    ]);
    const leaving = proposed(await page(path), { Owls: 'leaves' });
    const preview = await (await post(path, { ...leaving, intent: 'preview' })).text();
    await school.asOwner(`update students set class_name = 'Foxes' where id = $1`, [student.id]);
    const late = await post(path, { ...Object.fromEntries(fieldsOf(preview)), intent: 'confirm' });
    expect([late.status, textOf(await late.text())]).toEqual([
      409,
      expect.stringContaining('A student has been changed since you saw the preview.'),
    ]);
    expect(await stateOf(student.id)).toMatchObject([{ has_left: false }]);
  });
});
