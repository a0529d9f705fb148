declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: string[];
    noHinting?: boolean;
    noLayoutClosure?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
