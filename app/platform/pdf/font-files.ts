import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

const chinese = (weight: string) =>
  path.join(path.dirname(resolve('@embedpdf/fonts-sc')), `../fonts/NotoSansHans-${weight}.otf`);

/** Regular and bold of Latin (with Greek and Cyrillic), Arabic and Chinese. */
export function fontFiles(): string[] {
  return [
    resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
    resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
    resolve('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'),
    resolve('@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf'),
    chinese('Regular'),
    chinese('Bold'),
  ];
}
