import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'How does a first talk go?',
    also: ['What happens at a first appointment?'],
    answer: [
      'You describe the matter and show the papers. You hear what the options are and what each would involve.',
      'It is mostly questions and answers. At the end you should know the next step and its cost.',
      'Bring documents and a short list of dates. The lawyer asks, you ask, then you decide.',
      'First facts, then options, then the fee. You do not have to decide on the spot.',
    ],
    group: 'booking',
  },
  {
    question: 'What should I bring to the appointment?',
    also: ['Which papers do you need?'],
    answer: [
      'All papers about the matter, in order of date, and identification.',
      'Letters with their envelopes, contracts, messages and your questions in writing.',
      'A page with names, dates and sums saves time.',
      'Anything with a deadline on it, and a list of the people involved.',
    ],
    group: 'booking',
  },
  {
    question: 'Does writing to you make you my lawyer?',
    also: ['Am I a client once I have written?'],
    answer: [
      'No. That needs an agreement between us. Until then, please send nothing confidential.',
      'Not by itself. We check for conflicts first and then tell you whether we can act.',
      'A message is only a request. Watch your deadlines until you have a signed agreement.',
      'No, an agreement in writing does that. Describe the matter in general words.',
    ],
    group: 'booking',
  },
  {
    question: 'Why do you ask who the other side is?',
    also: ['Why does the other name matter?'],
    answer: [
      'A lawyer may not act for two sides of a dispute. The name lets the office check.',
      'To rule out a conflict of interest before you tell us more.',
      'The rules for lawyers require a check before they may listen to details.',
      'If the office has acted for them before, it may have to decline.',
    ],
    group: 'booking',
  },
  {
    question: 'What does a first talk cost?',
    also: ['Is the first meeting charged?'],
    answer: [
      'Ask when you call. It differs by field and by length.',
      'Ask whether it is billed by time or at a fixed sum, and how long it lasts.',
      'The office can tell you on the phone, before you make an appointment.',
      'Ask for the amount, and whether it counts toward later work.',
    ],
    group: 'cost',
  },
  {
    question: 'How are legal fees calculated?',
    also: ['How are fees set?'],
    answer: [
      'By the hour, as a fixed sum, or in some fields as a share of the result. Ask which applies.',
      'It depends on the field. Ask for the kind of fee, the rate and an estimate.',
      'The agreement says how. Read it and ask about costs that come on top.',
      'Hourly work is billed in small units. Ask how long those are.',
    ],
    group: 'cost',
  },
  {
    question: 'What is a retainer?',
    also: ['What does retainer mean?'],
    answer: [
      'Money paid ahead and held in a separate account, from which work is billed.',
      'An advance. Ask what happens to the part that is not used.',
      'It is a deposit on future fees. The agreement says when it has to be refilled.',
      'Ask how large it is, when it is due and how you see what was used.',
    ],
    group: 'cost',
  },
  {
    question: 'Which costs come on top of the fee?',
    also: ['What else will I have to pay?'],
    answer: [
      'Court fees, filings, copies, appraisers and travel are the usual ones. Ask for an estimate.',
      'Whatever goes to courts, agencies and third parties. Ask to be told before larger ones.',
      'It depends on the matter. Ask for a list.',
      'Have the agreement say which expenses you approve beforehand.',
    ],
    group: 'cost',
  },
  {
    question: 'How long will my matter take?',
    also: ['How long do such matters last?'],
    answer: [
      'Reading a contract takes days, a lawsuit a year or more. Ask about yours.',
      'That depends on the court, the other side and the documents. Ask for the usual span.',
      'Nobody can say exactly. Ask which steps there are and how long each tends to take.',
      'Some parts have legal deadlines, others depend on calendars.',
    ],
    group: 'service',
  },
  {
    question: 'I received a court letter. What now?',
    also: ['What do I do with a summons?'],
    answer: [
      'Find the date by which you have to answer, and call a lawyer at once.',
      'Do not ignore it. Note when you received it, keep the envelope and call.',
      'Read it twice, look for the deadline, and ask for an appointment before it.',
      'Call and read us the name of the court and the date.',
    ],
    group: 'service',
  },
  {
    question: 'Is what I say confidential?',
    also: ['Do you keep what I say secret?'],
    answer: [
      'What a client tells a lawyer to get advice is protected, with few exceptions. Ask about them.',
      'Once we act for you, yes. Before that, keep to general facts.',
      'Lawyers are bound to keep the secrets of their clients. Friends who listen in are not.',
      'Yes for clients. Use the phone or the office rather than a form for private details.',
    ],
    group: 'service',
  },
  {
    question: 'Can you tell me how my case will end?',
    also: ['Can you predict the result?'],
    answer: [
      'No lawyer can. You can ask for the strong and the weak points.',
      'Not with certainty. A fair view of the risks is what a first talk can give.',
      'Ask for the range of outcomes, and what each would cost.',
      'That depends on facts, evidence and the court. Be wary of promises.',
    ],
    group: 'service',
  },
  {
    question: 'Who will work on my matter?',
    also: ['Who handles my case?'],
    answer: [
      'Ask who drafts, who calls you back and who goes to court.',
      'The agreement can name the lawyer. Ask about assistants and their rates.',
      'In a small office often one person. In any case, ask who covers vacations.',
      'You should know the name before you sign.',
    ],
    group: 'service',
  },
  {
    question: 'Do we have to go to court?',
    also: ['Will there be a trial?'],
    answer: [
      'Often not. Many matters end with a letter or an agreement.',
      'Some things need a judge, others only a signature. Ask which yours is.',
      'Court is one way among several. Ask about talks and mediation.',
      'It depends on the other side as well. Prepare for both.',
    ],
    group: 'service',
  },
  {
    question: 'Can you act for me in another state?',
    also: ['Do you work across state lines?'],
    answer: [
      'A lawyer needs admission in the state whose court or law is involved. Name the state and ask.',
      'Tell us where it happened and where the other side lives.',
      'Sometimes together with a lawyer there. Ask.',
      'That depends on the bar admission. Ask about yours before you come.',
    ],
    group: 'area',
  },
  {
    question: 'Can we talk by phone or video?',
    also: ['Is a video call possible?'],
    answer: [
      'For many first talks, yes. Signing may need a visit.',
      'Ask when you make the appointment, and choose a room where nobody listens.',
      'Tell us what suits you and whether you can send documents.',
      'Often. For wills and identification you may have to come in.',
    ],
    group: 'area',
  },
  {
    question: 'Which court is in charge?',
    also: ['Where would my case be heard?'],
    answer: [
      'Usually the one where the other side lives or where it happened. There are exceptions.',
      'That is one of the first things a lawyer checks.',
      'Look at the letter you received. It names the court and the case number.',
      'The place, the sum and the field decide it. Ask.',
    ],
    group: 'area',
  },
];
