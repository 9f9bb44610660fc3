import type { FaqGroupOf } from './question.ts';

export const draftQuestions: FaqGroupOf = ({ draftHours, editDueHours, editLateHours, dailyCapacity, creditMissedDeadline }) => ({
  id: 'draft',
  title: 'Draft and edits',
  questions: [
    {
      id: 'how-fast',
      question: 'How fast do I get my website?',
      answer: `The promise is a first draft within ${draftHours} hours of payment and brief, counted from your start day. Usually it takes less than a minute: our software writes, draws and checks all five pages as soon as both are in. You get an email, and the draft waits in [your portal](/portal). Approve it, and you are live at once.`,
      wordings: [
        'how long does the draft take',
        'how long until I get my site',
        'how long does it take',
        'when will my site be ready',
        'when is it done',
        'how soon can I see it',
        'how many days does it take to build a site',
        'can it be done by tomorrow',
        `is it really done in ${draftHours} hours`,
        `what does ${draftHours} hours mean`,
        'how quickly is my site up',
        `live in ${draftHours} hours`,
      ],
      keywords: 'how long quick time turnaround ready hours delivery days weeks when done finished built speed of delivery',
    },
    {
      id: 'when-the-clock-starts',
      question: `When do the ${draftHours} hours start?`,
      answer:
        'When your payment and your brief are both in, and not before your start day begins. The clock pauses whenever we wait for you, for example while you read the draft. [Your portal](/portal) shows the clock, the stage and whose turn it is. [How it works](/about) goes through it step by step.',
      keywords: 'clock deadline countdown timer pause begin start day waiting for me',
    },
    {
      id: 'slots',
      question: `Why only ${dailyCapacity === 1 ? 'one new project slot' : `${dailyCapacity} new project slots`} a day?`,
      answer: `So that a person has time for every draft that needs one. The limit is real: when a day is full, the next order starts on the next free day. You see that day on the home page and before you pay. It decides when the ${draftHours} hours begin to count. Many drafts are ready before then.`,
      keywords: 'slot slots scarcity only 1 new project slot per day capacity full waiting list start date availability next free',
    },
    {
      id: 'late-draft',
      question: `What if you miss the ${draftHours} hours?`,
      answer: creditMissedDeadline
        ? 'Then your first month costs nothing. We write to you ourselves, and your portal says that we are late and shows the clock. Nothing else changes: until you approve a version you can still have the full setup price back.'
        : 'Then we write to you ourselves, and your portal says that we are late and shows the clock. Nothing else changes: until you approve a version you can still have the full setup price back.',
      keywords: 'late draft delay guarantee overdue not on time missed deadline compensation credit',
    },
    {
      id: 'ask-for-an-edit',
      question: 'How do I request an edit, and when is it done?',
      answer: `Click a section of the draft in [your portal](/portal) and say what should change, as often as you need before you approve. Edits cost nothing extra. A round is due in ${editDueHours} hours and late after ${editLateHours}. It comes back as a new version, with before and after side by side, and you accept it or reopen it. If you’d rather stop, you get [the full setup price back](/faq#refund) until you approve.`,
      wordings: [
        'how many changes can I ask for',
        'are changes unlimited',
        'how long do edits take',
        'how fast do you make changes',
        'what if I want something changed',
        'what if I do not like it',
        'what if I do not like the draft',
        'I want to request a change',
        'how do I ask for a change to a section',
        'can you redo a part I do not like',
        'do you charge for changes',
      ],
      keywords: 'revision revisions changes unlimited how many edits rounds feedback do not like the draft hate design included request',
    },
    {
      id: 'change-it-myself',
      question: 'Can I change things myself?',
      answer:
        'Yes. In [your portal](/portal) you change texts, phone, email, opening hours and photos yourself, with undo and without waiting for us. A new phone number or new hours change on every page at once. Your change becomes a new version, and the public sees it when you have approved it.',
      keywords: 'edit update own self-service update text photos hours phone number editor cms wordpress by myself',
    },
    {
      id: 'older-version',
      question: 'Can I go back to an older version?',
      answer:
        'Yes. Every version is kept, numbered and unchanged. In [the history](/portal/history) you look at them, compare two, and restore one that you approved before. It is live again at once, since nothing has to be built anew.',
      keywords: 'compare versions undo rollback roll back restore previous revert backup history mistake',
    },
  ],
});
