import { describe, expect, test } from 'vitest';
import type { Source } from './release.ts';
import { sortByCalls } from './script-order.ts';

const sql = (name: string, call: string): Source => [
  `${name}.sql`,
  `create or replace function ${name}() returns int language sql as $$ select ${call}() $$;`,
];
const plpgsql = (name: string, call: string): Source => [
  `${name}.sql`,
  `create or replace function accounts.${name}() returns int
     language plpgsql security definer
     as $$ begin return ${call}(); end $$;`,
];
const orderOf = (scripts: Source[]) => sortByCalls(scripts).map(([name]) => name);

describe('Scripts are applied', () => {
  test('not at all if they need each other', () => {
    expect(() => sortByCalls([sql('a', 'b'), sql('b', 'c'), sql('c', 'a')])).toThrow(
      'Scripts need each other: a.sql → b.sql → c.sql → a.sql',
    );
  });

  test('after those whose functions they call, otherwise by name', () => {
    expect(orderOf([sql('d', 'now'), sql('b', 'c'), sql('a', 'b'), sql('c', 'now')])).toEqual([
      'c.sql',
      'b.sql',
      'a.sql',
      'd.sql',
    ]);
  });

  test('in any order if only bodies in PL/pgSQL call each other, which look up functions when they run', () => {
    expect(orderOf([plpgsql('b', 'a'), plpgsql('a', 'b')])).toEqual(['a.sql', 'b.sql']);
  });

  test('after those that define the functions of their triggers and policies', () => {
    const policy: Source = ['a.sql', 'create policy "somebody reads" on b using (is_somebody());'];
    const trigger: Source = [
      'b.sql',
      'create trigger c_check before insert on c for each row execute function check_c();',
    ];
    expect(orderOf([policy, trigger, plpgsql('is_somebody', 'now'), plpgsql('check_c', 'now')])).toEqual([
      'is_somebody.sql',
      'a.sql',
      'check_c.sql',
      'b.sql',
    ]);
  });

  test('without regard to comments and to functions of the same name that they define themselves', () => {
    const own: Source = ['a.sql', `${plpgsql('is_open', 'now')[1]}\n-- as in other()\nselect is_open();`];
    expect(orderOf([own, sql('is_open', 'now'), sql('other', 'now')])).toEqual(['a.sql', 'is_open.sql', 'other.sql']);
  });
});
