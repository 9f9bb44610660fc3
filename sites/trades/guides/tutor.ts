import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'How to study for a test in a week',
      'A week until the test: a plan',
      'Studying for a test: what works and what does not',
      'Seven days of studying without a long night',
    ],
    answer:
      'Find out what will be on the test, divide it into parts, and study one part a day for half an hour to an hour. Close the book and try to answer from memory, then check. On the fifth day take a practice test under time. Use the last day for mistakes only, and sleep.',
    blocks: [
      {
        heading: 'Day one: make the list',
        paragraphs: [
          'Ask the teacher what is on the test and in what form. Write the topics on a sheet, and mark each: I can do it, I am not sure, I cannot. Be honest, since nobody else sees it. Then give each day one or two topics, with the hard ones early in the week.',
          'Collect what you need: notes, worksheets, old tests. If a day of notes is missing, get it from a friend today and not on the last evening.',
        ],
      },
      {
        heading: 'Testing yourself beats rereading',
        paragraphs: [
          'Reading notes a second time feels good because everything looks familiar. On the test you have to produce it. So close the book and write down what you remember, solve a problem without looking, or explain it to somebody. Then compare. What you could not do is what you need to study.',
          'Cards are useful for words, formulas and dates. Put those you know aside and repeat the others.',
        ],
      },
      {
        heading: 'Short sessions with breaks',
        paragraphs: [
          'Twenty-five minutes of work and five of rest suit most students. Put the phone in another room, because even a silent one on the desk takes attention. After two rounds, take a longer break and move.',
        ],
      },
      {
        heading: 'A practice test under time',
        paragraphs: [
          'On day five, take an old test or make one from homework. Set the clock as in class. Do not look anything up. Mark it, and sort the mistakes into three kinds: did not know, knew it and made a slip, ran out of time. Each kind needs something else: study, care, or speed.',
        ],
      },
      {
        heading: 'The last evening',
        paragraphs: [
          'Look at mistakes and at the list of formulas, pack the bag, and stop an hour before bed. New material will not stay any more. Sleep is when the week is sorted and stored. In the morning, eat something and read through one page of notes, not ten.',
        ],
      },
      {
        heading: 'In the test',
        paragraphs: [
          'Read all questions first and start with one that you can do. Write down formulas while they are fresh. Look at the clock halfway. If you are stuck, leave space and go on. In the end, check units, signs and whether each question was answered.',
        ],
      },
    ],
    service: 'test',
  },
  {
    title: [
      'How parents can help with homework',
      'Helping with homework without doing it',
      'Homework at home: a place, a time and a rule',
      'Less arguing about homework',
    ],
    answer:
      'Give homework a fixed time and place, ask what is due, and let the child begin alone. Answer questions with a question or an example, and leave the writing to the child. Stop after a reasonable time and write a note to the teacher if it was too much. Praise the effort you saw.',
    blocks: [
      {
        heading: 'Time and place',
        paragraphs: [
          'Most children need a break and something to eat after school, and then a fixed start. Right before bed is too late. The place should be quiet and the same each day. The kitchen table is fine if the television is off. Younger children like somebody in the room; older ones prefer to be left alone.',
          'Put what is needed into one box: pencils, ruler, calculator, paper. Looking for the ruler is a popular way to spend twenty minutes.',
        ],
      },
      {
        heading: 'How to answer a question',
        paragraphs: [
          'Ask first: what does the task want? What do you know already? Is there an example in the book? Often the child finds the way while reading it aloud. If not, show it with other numbers and let the child do the original.',
          'If the method looks different from the one you learned, leave yours at home. Two methods at once confuse more than they help. Write to the teacher if neither of you understands it.',
        ],
      },
      {
        heading: 'Mistakes are information',
        paragraphs: [
          'If you correct everything, the teacher sees perfect homework and moves on. Leave some mistakes in, or mark that you helped. A line such as we did this together, the last two alone tells the teacher what is understood.',
        ],
      },
      {
        heading: 'How long is enough',
        paragraphs: [
          'A common rule is about ten minutes a day per grade. If it takes twice as long for weeks, something is wrong: too much, too hard, or too many interruptions. Stop at the limit, write down how far you got, and talk to the teacher.',
        ],
      },
      {
        heading: 'When it ends in a fight',
        paragraphs: [
          'Stop. Nothing is learned in tears. Do something else for ten minutes, and let another person sit down with the child if there is one. Many children work better with a neighbor, an older student or a tutor, because with parents there is more at stake than math.',
        ],
      },
      {
        heading: 'Slowly let go',
        paragraphs: [
          'From one year to the next, the child should take over a step: writing down what is due, packing the bag, planning the week. Agree which step is next. Check on Fridays instead of daily. A forgotten assignment in sixth grade is a cheap lesson compared with one in college.',
        ],
      },
    ],
    service: 'homework',
  },
  {
    title: [
      'Does my child need a tutor?',
      'When tutoring helps and when it does not',
      'Signs that a student needs help in a subject',
      'Before you look for a tutor: what to find out',
    ],
    answer:
      'A tutor helps when a student has gaps that the class has no time to close, prepares for a test, or needs calm and somebody to ask. Talk to the teacher first, find out when the trouble began, and ask the student. If sleep, hearing, eyesight, worry or attention is the reason, lessons alone will not solve it.',
    blocks: [
      {
        heading: 'Look at when it began',
        paragraphs: [
          'Put the grades of two years side by side. A sudden drop has another reason than a slow slide. After a change of school, a new teacher or trouble among friends, a few weeks and a talk may be enough. A slide in one subject points to a gap: everything new stands on something that is missing.',
          'In all subjects at once, think of sleep, glasses, or too many activities.',
        ],
      },
      {
        heading: 'Talk to the teacher',
        paragraphs: [
          'Ask what the student can do, what is missing, and how they take part in class. Ask what the school offers: office hours, a learning center, peer tutors. If there is suspicion of dyslexia or another difficulty, ask how to have it tested. Schools have duties there, and a tutor should know the result.',
        ],
      },
      {
        heading: 'Ask the student',
        paragraphs: [
          'What is hard? When do you lose the thread? What would help? Many know quite well. A student who is forced into lessons learns little. One who has chosen the day and the goal will work. Offer three lessons as a trial, and keep your word if the answer after it is no.',
        ],
      },
      {
        heading: 'How to choose one',
        paragraphs: [
          'Look for someone who knows the material and this age. Ask how the first lesson goes, how gaps are found, what is practiced in between, and how parents are told. Sit in for ten minutes. The student should be talking more than the tutor.',
          'For minors, agree on where lessons are, and that an adult is close by.',
        ],
      },
      {
        heading: 'What to expect',
        paragraphs: [
          'In the first weeks, homework becomes quicker and the mood better. Grades follow later, often after the second test. If nothing has changed after two months, talk about it. Perhaps the goal was too large, perhaps practice is missing, perhaps another person would suit better.',
        ],
      },
      {
        heading: 'When to stop',
        paragraphs: [
          'Lessons have done their work when the student can start homework alone, knows how to find help, and keeps up with the class. Go down to every second week, then to a call before tests. A tutor who suggests to stop is a good one to come back to.',
        ],
      },
    ],
    service: 'study',
  },
  {
    title: [
      'Catching up in math',
      'How to close gaps in math',
      'Behind in math? Where to begin',
      'Math from the last thing that made sense',
    ],
    answer:
      'Go back until you find the last topic that is solid, even if it is two grades down. Work forward from there in small steps, ten to fifteen minutes on most days, while you keep the current class going with the least that is needed. Do problems by hand, check each at once, and redo wrong ones after a day.',
    blocks: [
      {
        heading: 'Find the floor',
        paragraphs: [
          'Math is built in layers. Trouble with equations is often trouble with negative numbers, and trouble with ratios is trouble with fractions. Take a short test from each of the last grades. Where nearly everything is right without hesitation, that is the floor. It may be lower than you would like. Starting there saves time.',
        ],
      },
      {
        heading: 'The usual gaps',
        paragraphs: [
          'Times tables, fractions, negative numbers, the order of operations, and solving for an unknown: these five cause most of the trouble up to calculus. They can be practiced in a few weeks each. A student who has to think about seven times eight has no attention left for the problem around it.',
          'Practice them as you would scales on an instrument: short, daily, a little faster each week.',
        ],
      },
      {
        heading: 'Understand, then practice',
        paragraphs: [
          'First, see why a rule works, with a drawing or with small numbers. Then do ten problems. Then explain one aloud. If the explanation gets stuck, go back to the drawing. Rules learned without the reason fall apart as soon as the question looks different.',
        ],
      },
      {
        heading: 'Keep a book of mistakes',
        paragraphs: [
          'Write each wrong problem on a page, with the right way beside it and one line on what went wrong. After a day and after a week, solve it again with the solution covered. Before a test, this book is the most useful thing to study, because it contains your own mistakes.',
        ],
      },
      {
        heading: 'What to do about class meanwhile',
        paragraphs: [
          'Class goes on. Do the part of the homework that you can, write down where you got stuck, and ask one question in each lesson. Tell the teacher that you are catching up and where you are. Most will help, and some will let you correct a test.',
        ],
      },
      {
        heading: 'Patience',
        paragraphs: [
          'A gap that took two years to open does not close in two weeks. Measure progress by topics: fractions done, on to negative numbers. Put the list on the wall and cross out. Somewhere in the middle, the class and the catching up meet, and from then on it gets easier quickly.',
        ],
      },
    ],
    service: 'math',
  },
  {
    title: [
      'Preparing for the SAT or ACT',
      'SAT or ACT: how long to prepare',
      'A plan for college entrance tests',
      'From practice test to test day',
    ],
    answer:
      'Take a full practice test of each under time, choose the one that suits you, and register for a date with room for a second try. Plan eight to twelve weeks, with three or four hours a week. Study the topics that cost most points, take a timed practice test every two weeks, and go through each mistake.',
    blocks: [
      {
        heading: 'Choose the test',
        paragraphs: [
          'Colleges that ask for a score take either. The two differ in speed, in the science part and in how reading is asked. Take an official practice test of each on two weekends and compare by the official tables. If there is no clear difference, take the one that felt better.',
          'Check what your colleges want. Some do not ask for a score, some do again, and scholarships may have rules of their own.',
        ],
      },
      {
        heading: 'Make a calendar',
        paragraphs: [
          'Count back from the test date. Leave the last week light. Put practice tests on every second Saturday morning, at the real hour. Between them, two or three sessions of an hour. Weeks with finals or a tournament count as half. Write it down, and give a copy to whoever keeps you to it.',
        ],
      },
      {
        heading: 'Work on what costs points',
        paragraphs: [
          'Sort your mistakes by topic. Ten points hide in comma rules that take an afternoon to learn, and none in a topic that appears once. In math, check the basics: fractions, ratios, linear equations, functions. In reading, find out whether you lose points to time or to traps.',
        ],
      },
      {
        heading: 'Use real material',
        paragraphs: [
          'Official practice tests come from the people who make the test. Use them for timed tests. Books of others are fine for drills. After each practice test, take as much time for the mistakes as you took for the test. That is where the score comes from.',
        ],
      },
      {
        heading: 'Test day',
        paragraphs: [
          'Prepare the evening before: admission ticket, identification, device or pencils, calculator with charged batteries, something to eat. Get up early enough to be awake. During the test, skip and return, and answer everything, since wrong answers are not punished on either test. Bring a sweater as well, because test rooms are often cold in the morning.',
        ],
      },
      {
        heading: 'The second try',
        paragraphs: [
          'Many students do better the second time, because they know the room and the clock. Look at the report, pick two topics, and study those. A third try seldom changes much. At that point the hours are better spent on the essay and on grades.',
        ],
      },
    ],
    service: 'sat prep',
  },
  {
    title: [
      'How to help a child who does not like to read',
      'Reading at home: small steps for reluctant readers',
      'Getting a child to read a little every day',
      'When reading is hard: what parents can do',
    ],
    answer:
      'Read aloud together for ten minutes a day, take turns by page or paragraph, and choose books that are easy and about something the child likes. Help with a word after a few seconds instead of letting the child struggle. If reading stays slow and tiring in spite of practice, ask the school for a test.',
    blocks: [
      {
        heading: 'Find the right level',
        paragraphs: [
          'Open the book in the middle and let the child read a page. More than five words that are too hard, and it is not a book for reading alone yet. Read that one to the child. Easy books are not a step back. They build speed, and speed leaves room for the story. Comics, joke books, recipes and manuals count.',
        ],
      },
      {
        heading: 'Ten minutes, every day',
        paragraphs: [
          'A short time each day does more than an hour on Saturday. Choose a moment when nobody is tired: after a snack, or before the light goes out. You read a page, the child reads a page. With beginners, you read a sentence and the child reads the same one. Put a finger below the line if lines get lost. Stop while it is going well.',
        ],
      },
      {
        heading: 'How to help with a word',
        paragraphs: [
          'Wait three seconds. Point to the first letters and make the sound. If it does not come, say the word and go on. Guessing from the picture is a habit that gets in the way later, so bring the eyes back to the letters. Praise exact things: you went back and corrected that, you read the period. Mistakes that do not change the meaning can pass.',
        ],
      },
      {
        heading: 'Make it useful',
        paragraphs: [
          'Let the child read the shopping list, the rules of a game, the message from grandma. Audiobooks together with the printed book help many. A library card in their own name is worth the trip. Let them choose, even if you would choose differently. Talk about the story in the car. If a younger child is in the house, reading to them is good practice without an audience that judges.',
        ],
      },
      {
        heading: 'When to ask for more help',
        paragraphs: [
          'If letters are still mixed up at the end of first grade, if reading stays far behind speaking, if there is dyslexia in the family, or if the child avoids it with headaches and tears, ask for a test of reading and of eyesight. Early help works better than late help. A tutor for reading should know a structured method and should tell you what to practice at home.',
        ],
      },
    ],
    service: 'read',
  },
  {
    title: [
      'How to write an essay without panic',
      'From an empty page to a finished essay',
      'Writing an essay for school, step by step',
      'An essay in five short sessions',
    ],
    answer:
      'Divide it into five parts on five days: understand the question and collect ideas, make an outline, write a rough draft without stopping, revise the order and the arguments, then correct the language. Each part takes half an hour to an hour. Most trouble with essays comes from doing all five at once on the last evening.',
    blocks: [
      {
        heading: 'Understand the question',
        paragraphs: [
          'Underline the verb: compare, explain, discuss and argue ask for different things. Write the question in your own words and show it to somebody. Note the length, the sources you need and the date. Then collect ideas for ten minutes without judging them, on paper, as a list or a cloud. Circle the three that you could say most about.',
        ],
      },
      {
        heading: 'Outline',
        paragraphs: [
          'One sentence says what you will argue. That is the thesis, and it may change. Below it come three points, each with evidence: a quotation with its page, an example, a number with its source. Put the strongest point last. The outline fits on half a page. If you cannot fill it, read more before you write. It is the cheapest moment to find that out.',
        ],
      },
      {
        heading: 'Rough draft',
        paragraphs: [
          'Start with the part you know, not with the introduction. Write without correcting. If a word is missing, leave a gap. A paragraph begins with its point, goes on with the evidence, and says why that matters. Set a clock for twenty-five minutes, take a break, and set it again. A rough draft is allowed to be bad. Nobody sees it.',
        ],
      },
      {
        heading: 'Revise',
        paragraphs: [
          'Let it rest for a day. Then read it aloud. Where you stumble, the sentence is too long. Ask of each paragraph what it does for the thesis. If the answer is nothing, cut it. Check that the order makes sense by writing one line per paragraph in the margin. Now write the introduction and the end, since you know what is between them.',
        ],
      },
      {
        heading: 'Correct and hand in',
        paragraphs: [
          'Look for one kind of mistake at a time: commas, verb forms, names. Spelling programs miss words that exist but are wrong. Check every quotation against the source and list the sources in the form that is asked for. Use your own words. A text that was copied or written by a machine teaches nothing and is usually noticed. Save it in two places, and hand it in before the last hour.',
        ],
      },
      {
        heading: 'If you are stuck',
        paragraphs: [
          'Say out loud what you want to write, as if to a friend, and write that down. Or skip to the next paragraph. Most blocks are about the first sentence, and you can write it last.',
        ],
      },
    ],
    service: 'essay',
  },
];
