import { checkout, type Input } from '../input.ts';

/** Names on invoices. The PDF has the letters it can print and writes the others in Latin ones. None becomes a question mark. */
export const inputs: Input[] = [
  ...[
    'Łukasz Wałęsa',
    'Nguyễn Văn Đức',
    'Zoë Müller',
    'Jørgen Ødegård',
    'İpek Yılmaz',
    'Þórdís Æsa',
    'D’Arcy O’Neil',
    'Şule Çağ',
    'Ján Ďurčo',
    'Ștefan Țepeș',
  ].map((name) => checkout({ name }, { shown: name, inPdf: name })),
  ...(
    [
      // No file of our fonts has the first letter.
      ['Ṣẹ́gun Adé', 'Sẹ́gun Adé'],
      ['Зоя Петрова', 'Zoya Petrova'],
      ['Αννα Λη', 'Anna Li'],
      ['王小明', 'WangXiaoMing'],
      ['田中 花子', 'TianZhong HuaZi'],
      ['김민수', 'GimMinSu'],
      ['محمد الأحمد', 'mhmd'],
      ['נועם לוי', 'lvy'],
      ['สมชาย ใจดี', 'smchay'],
      ['अनिता शर्मा', 'anita'],
      ['Նարե', 'Nare'],
      ['ნინო', 'nino'],
    ] as const
  ).map(([name, inPdf]) => checkout({ name }, { shown: name, inPdf })),
  checkout({ name: 'Ann Lee 🌻' }, { shown: 'Ann Lee', inPdf: 'Ann Lee' }),
  checkout({ name: 'Ann & Bob <Lee>' }, { shown: 'Ann & Bob <Lee>', inPdf: 'Ann & Bob <Lee>' }),
  checkout({ name: 'Ann\u00a0Lee\u200b' }, { shown: 'Ann Lee', inPdf: 'Ann Lee' }),
  checkout({ name: 'Zoe\u0308 Lee' }, { shown: 'Zoë Lee', inPdf: 'Zoë Lee' }),
  checkout({ name: '(Ann) \\ Lee' }, { shown: '(Ann) \\ Lee', inPdf: '(Ann) \\ Lee' }),
];
