import { describe, expect, it } from 'vitest';
import { detectLanguage, languageOfText } from './language-of-text.server.ts';

const letter = {
  en: 'Tobi missed the second lesson because our flight was late. Could he get the notes?',
  fr: 'Léa sera absente demain matin, car elle a rendez-vous chez le dentiste.',
  ar: 'سيغيب ابني غدًا لأن لديه موعدًا عند الطبيب.',
  zh: '孩子明天上午要去看医生，不能上课。',
  es: 'Tiene fiebre desde ayer y no podrá asistir a las clases de la mañana.',
};

describe('The language of a text', () => {
  it.each(['', '12:30', '👍', 'OK', 'Fever', 'Merci beaucoup', 'Zoë Adeyemi-O’Neil', 'Tobi has two timetables'])(
    'is not guessed from %j',
    (text) => {
      expect(detectLanguage(text)).toBeNull();
    },
  );

  it.each(Object.entries(letter))('is detected: %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
    expect(languageOfText(text, { chosen: '', ofWriter: 'en' })).toBe(language);
  });

  it.each([
    ['Bonjour, Léa sera absente demain.\nMerci de lui envoyer les devoirs.', 'fr'],
    ['Nous serons en voyage la semaine prochaine', 'fr'],
    ['My son has had a fever since last night.', 'en'],
    ['Dentist appointment in the morning', 'en'],
    ['Vielen Dank für Ihre Nachricht!', 'de'],
  ])('is detected from a sentence: %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each([
    ['مرحبًا', 'ar'],
    ['发烧', 'zh'],
    ['発熱のため、欠席します。', 'ja'],
  ])('is detected from a script that few languages have: %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it('is that of the writer’s account for a short text in the same script, and none for another script', () => {
    expect(languageOfText('Fever', { chosen: '', ofWriter: 'fr' })).toBe('fr');
    expect(languageOfText('Fever', { chosen: '', ofWriter: 'zh' })).toBeNull();
    expect(languageOfText('👍', { chosen: '', ofWriter: 'fr' })).toBeNull();
  });

  it('is what the writer chose, whatever the text', () => {
    expect(languageOfText(letter.en, { chosen: 'fr', ofWriter: 'en' })).toBe('fr');
  });
});
