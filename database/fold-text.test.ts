import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldText, searchWordsOf } from '#platform/fold-text.server.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Returns the texts that the database folds differently. */
async function differences(texts: readonly string[]): Promise<string[]> {
  const rows = await database.asOwner<{ folded: string }>(
    'select fold_text(text) as folded from unnest($1::text[]) with ordinality as texts (text, place) order by place',
    [texts],
  );
  return texts.filter((text, index) => rows[index]?.folded !== foldText(text));
}

/** Letters of Unicode 17, which PostgreSQL 18 does not know. */
const newer = /[\ua7ce\ua7d2\ua7d4\ua7f1]/u;

it('is the same in the database and in the server for every assigned character of the basic plane', async () => {
  const characters = Array.from({ length: 0xffff }, (_, index) => String.fromCharCode(index + 1)).filter(
    (character) => !/[\p{Cs}\p{Cn}\p{Co}]/u.test(character) && !newer.test(character),
  );
  expect(characters.length).toBeGreaterThan(50_000);
  expect(await differences(characters)).toEqual([]);
});

/** Numbers from 0 to 1 that are the same in each run. */
function* pseudoRandom(): Generator<number, never> {
  let state = 20261126;
  while (true) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

const alphabets = [
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'ăâđêôơưĂÂĐÊÔƠƯắằẳẵặấầẩẫậếềểễệốồổỗộớờởỡợứừửữựýỳỷỹỵ',
  'ąćęłńóśźżĄĆĘŁŃÓŚŹŻčďěňřšťůžáéíóúýàèìòùâêîôûñüïçõãßẞ',
  'ğışçöüİIĞŞÇÖÜæøåÆØÅäöÄÖðþÐÞœŒħĦŋŊŧŦ',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهويأإآٱىةءؤئیکہھەگچپ\u064b\u064e\u064f\u0650\u0651\u0652\u0670\u0640٠١٢٣۴۵۶',
  '陈静怡林雅雯乐天王小明﨑髙々ー・·',
  'ＡＢＣｘｙｚ１２３．＠ｱｲｳﾞﾟ＇－\u3000',
  'абвгдеёжзийАБВГДЕЁЖЗИЙіїєґαβγδΣσςάέήΐ',
  "''’‘ʼʻ`´′-‐‑–—־. @_%\\0123456789",
  '\u00a0\u200b\u200f\u00adﬁﷺ\u0301\u0323\u0308𝐙𝒶𝔸𐐀😀👩‍🎓🇫🇷각힣กำिॐ\ufeff\t\u2028',
].map((letters) => [...letters]);

function generatedNames(count: number): string[] {
  const random = pseudoRandom();
  const below = (limit: number) => Math.floor(random.next().value * limit);
  const letterOf = (alphabet: readonly string[]) => alphabet[below(alphabet.length)] ?? '';
  return Array.from({ length: count }, () => {
    const own = alphabets[below(alphabets.length)] ?? [];
    const words = Array.from({ length: 1 + below(3) }, () =>
      Array.from({ length: 1 + below(9) }, () =>
        letterOf(below(6) === 0 ? (alphabets[below(alphabets.length)] ?? []) : own),
      ).join(''),
    );
    return words.join([' ', '-', '’', '\u00a0'][below(4)]);
  });
}

it('is the same in the database and in the server for 5,000 generated names, and so are the words of a search', async () => {
  const names = generatedNames(5_000);
  expect(await differences(names)).toEqual([]);
  const rows = await database.asOwner<{ words: string[] }>(
    'select search_words(text) as words from unnest($1::text[]) with ordinality as texts (text, place) order by place',
    [names],
  );
  expect(rows.map(({ words }) => words)).toEqual(names.map(searchWordsOf));
});

it('is the same for a name and for a name folded before', async () => {
  const names = generatedNames(1_000);
  expect(names.map((name) => foldText(foldText(name)))).toEqual(names.map(foldText));
});
