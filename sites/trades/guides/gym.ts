import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'Your first month at a gym',
      'How to start training without overdoing it',
      'New to the gym: a plan for four weeks',
      'Starting to train: what to do in the first weeks',
    ],
    answer:
      'Go twice a week, on the same two days. Learn five or six basic movements with light weights, and stop each set while you could still do a few more. Keep each visit under an hour. Write down what you did. After four weeks, add a little weight or a third day, but not both.',
    blocks: [
      {
        heading: 'Week one: learn the room',
        paragraphs: [
          'Ask for an introduction. Find out where things are, how seats and pins are adjusted, and where to put things back. Do one set of each movement with hardly any weight. You should leave thinking that it was too easy. The soreness of the next day will tell you that it was not.',
          'Pick the hour with care. Right after work is full. If you can come late in the morning or after eight, you will have more space and more time to ask.',
        ],
      },
      {
        heading: 'A simple list of movements',
        paragraphs: [
          'One for pushing, one for pulling, one for bending at the hip, one for bending at the knee, one for carrying, one for the trunk. That covers the body. For example: push-up on a bench, row with a cable, hip hinge with a kettlebell, squat to a box, carrying two dumbbells across the room, and a plank.',
          'Two sets of eight to twelve are enough at the start. Rest until your breath is calm.',
        ],
      },
      {
        heading: 'How heavy is right',
        paragraphs: [
          'At the end of a set you should feel that two or three more would have been possible with clean technique. If you could do ten more, take more weight. If the last one was crooked, take less. This works for everyone, whatever the number on the plate.',
        ],
      },
      {
        heading: 'Soreness and pain',
        paragraphs: [
          'Sore muscles a day or two after training are normal and pass. They get less after two weeks. A sharp pain in a joint, or a pain that gets stronger during the set, is different: stop, and ask. Walking helps sore legs more than lying down.',
          'If you have a heart condition, high blood pressure, are pregnant or take medication, talk to a doctor before you begin.',
        ],
      },
      {
        heading: 'Keep going',
        paragraphs: [
          'Put the two days in your calendar like appointments. If you miss one, do not make up for it, and go on with the next. Bring the bag to work. Tell somebody. The first month is about coming back, and the weights are only the reason.',
          'At the end of it, compare your notes. Most people lift noticeably more than on the first day, since the body learns the movement before it grows muscle.',
        ],
      },
      {
        heading: 'What to wear and bring',
        paragraphs: [
          'Shoes with a flat sole are better for weights than soft running shoes. Clothes should let you squat and raise your arms. Bring water, a small towel to lay on benches, and a lock. Leave the phone in the bag or use it only for your notes; ten minutes with a screen between sets is how an hour gets lost.',
        ],
      },
    ],
    service: 'beginner',
  },
  {
    title: [
      'Personal training, classes or training alone?',
      'How to choose between a coach, a class and your own plan',
      'Three ways to train compared',
      'Which kind of training suits you',
    ],
    answer:
      'Take a coach if you are new, have an old injury or prepare for something with a date. Take classes if you like company and do not want to plan. Train alone if you know the movements and your week is irregular. For many people a mix works well: a few sessions with a coach, then classes or their own plan.',
    blocks: [
      {
        heading: 'What a coach does',
        paragraphs: [
          'A coach looks at how you move, chooses exercises and weights, and changes them as you get stronger. The largest gain is in the first sessions, when technique is learned. It costs the most per hour, so use it where it counts. Ten sessions spread over three months, with your own training in between, are better than ten in three weeks.',
          'Before you decide, ask about training and background, how sessions are planned, and what happens when one is canceled.',
        ],
      },
      {
        heading: 'What a class does',
        paragraphs: [
          'The hour is planned, the time is fixed, and others are there. That is why people who train in classes often miss fewer sessions. The coach sees many people at once, so tell them your limits before it starts. Good classes have an easier and a harder version of each exercise.',
          'Try three different ones before you choose. The mood of a class depends on the coach and the hour as much as on its name.',
        ],
      },
      {
        heading: 'What training alone asks of you',
        paragraphs: [
          'You need a plan, some discipline and enough knowledge not to hurt yourself. In return you can come at any open hour and stay as long as you like. A written plan for eight weeks is a good start. Without one, most people repeat what they like and leave out what they need.',
        ],
      },
      {
        heading: 'Look at your week and your budget',
        paragraphs: [
          'Write down how many hours you really have, including the way there. Then put prices next to it: per session, per class, per month. A class card may cost less than a membership if you come once a week. A membership costs less per visit from a certain number on. Ask where that number is.',
        ],
      },
      {
        heading: 'Change it when life changes',
        paragraphs: [
          'In a busy month, one class a week keeps you in the habit. Before a hike or a race, some coached sessions are worth the money. After an illness, start again as a beginner for two weeks. Nobody needs to train in the same way all year, and a gym that knows your plans can suggest what to switch to.',
          'Ask how long each option binds you, so that changing stays possible.',
        ],
      },
      {
        heading: 'Ask for a trial of each',
        paragraphs: [
          'Before you pay for a month of anything, try one session of each kind. Notice how you feel on the way home and on the next morning. Did you look at the clock? Would you go again tomorrow? That says more than any comparison on paper.',
        ],
      },
    ],
    service: 'coach',
  },
  {
    title: [
      'What to ask before you sign a gym contract',
      'Gym membership: terms worth reading',
      'Length, notice, fees: a checklist for gym contracts',
      'Before you join a gym: questions about the contract',
    ],
    answer:
      'Ask six things: what it costs per month and at the start, how long it runs, how much notice you have to give, how it renews, how it can be paused, and what is not part of it. Read the answers in the contract, not only in the brochure. Train once before you sign, at the hour when you would usually come.',
    blocks: [
      {
        heading: 'The price in full',
        paragraphs: [
          'Add up a whole year: monthly amount times twelve, joining fee, card fee, yearly maintenance fee. Divide it by the visits you are likely to make. Be honest with that number. Someone who comes six times a month pays quite a different price per visit than someone who comes twice.',
          'Ask whether classes, towels, lockers and the first introduction are part of it.',
        ],
      },
      {
        heading: 'Length and renewal',
        paragraphs: [
          'Some contracts run month by month, others for a year, and some renew by themselves. Find the sentence about renewal and the date by which you must cancel. Put that date in your calendar on the day you sign. Ask how a cancellation has to be sent: by letter, by mail, at the desk.',
          'States have rules of their own about gym contracts, among them a short time in which you can withdraw. Look up the rule of your state.',
        ],
      },
      {
        heading: 'Pauses and special cases',
        paragraphs: [
          'Ask what happens if you are ill, pregnant, injured or moving away. Often a note from a doctor or a new address is needed. If you travel for work, ask whether a month can be skipped and what that costs. Have the answer written down, since the person at the desk may be another one next year.',
        ],
      },
      {
        heading: 'Look at the gym at your hour',
        paragraphs: [
          'Visit at the time you would train. Is there a rack when you want one? How long is the line at the water? Is it clean at eight in the evening? Is somebody there to ask? A gym that is pleasant at eleven in the morning can be another place at six.',
          'Look at the changing rooms and at how people put back their weights. Both say a lot about a place.',
        ],
      },
      {
        heading: 'If you are unsure',
        paragraphs: [
          'Begin with a day pass, a class card or the shortest term. Paying a little more each month is reasonable for the first three months, while you find out whether you like it. If you then go for a longer term, you know what you are signing. And if you stop, it has cost you less than a year.',
        ],
      },
      {
        heading: 'Keep the papers',
        paragraphs: [
          'Save the contract, the price list of that day and the mail in which a pause or a cancellation was confirmed. Check the account statement in the first two months and after every change. If an amount is wrong, say so in writing and name the paragraph. Most such things are mistakes and are put right when somebody can see the paper.',
        ],
      },
    ],
    service: 'membership',
  },
  {
    title: [
      'Rest, sleep and sore muscles',
      'How much rest between training days?',
      'What to do on the days you do not train',
      'Recovering from training: simple rules',
    ],
    answer:
      'Muscles get stronger between sessions, not during them. Leave one day between hard sessions for the same part of the body, sleep seven hours or more, eat normally with some protein at each meal, and move lightly on rest days. If your weights go down for two weeks, rest more before you train harder.',
    blocks: [
      {
        heading: 'Why you are sore',
        paragraphs: [
          'New or heavier movements cause small damage in the muscle. It is repaired within two or three days, and you feel that as stiffness. It is strongest on the second day. As you repeat the movement, it becomes less. Being sore is not the aim, and not being sore does not mean that training did nothing.',
          'Stretching before training does not prevent it. Starting lighter does.',
        ],
      },
      {
        heading: 'Plan the week',
        paragraphs: [
          'With two sessions, put three days between them, such as Monday and Thursday. With three, leave a day after each. With four, divide the body in two, so that legs rest while arms work. Hard endurance training counts as a leg day.',
          'After six to eight weeks, take a lighter week with half the sets. Many people come back stronger from it.',
        ],
      },
      {
        heading: 'Sleep and food',
        paragraphs: [
          'Sleep is when most of the repair happens. If you have to choose between a sixth session and an hour of sleep, choose sleep. Eat something with protein within a few hours after training: eggs, beans, fish, yogurt. Drink enough that your urine is light. Supplements are rarely needed for people who eat regular meals.',
        ],
      },
      {
        heading: 'What helps and what does not',
        paragraphs: [
          'Walking, easy cycling and swimming help. A warm bath feels good. A foam roller loosens for a while. Cold plunges are a matter of taste. Painkillers hide a signal that you may need, so do not take them in order to train.',
          'Alcohol after training slows recovery, and so does a night on the couch in front of a screen.',
        ],
      },
      {
        heading: 'When it is more than soreness',
        paragraphs: [
          'See a doctor about swelling, a joint that locks, pain at night, pain that stays longer than a week, dark urine after very hard training, or pressure in the chest. Those are not questions for a coach. With everything else, ask the coach: a smaller range of movement or another exercise is often enough to go on.',
        ],
      },
      {
        heading: 'A rest day that works',
        paragraphs: [
          'Go for a walk of half an hour, preferably in daylight. Cook something for two days. Go to bed early. Look at your notes and write the plan for the next session: exercises, weights, sets. When you arrive at the gym you can begin at once, and you will notice progress because the old numbers stand above the new ones.',
          'If you cannot sit still, do ten minutes of easy mobility: hips, shoulders, ankles. It should feel like oiling a hinge.',
        ],
      },
    ],
    service: 'mobility',
  },
  {
    title: [
      'Going back to the gym after a long break',
      'How to return to training after months or years',
      'After a break: how much weight to start with',
      'Back to training after illness, a baby or a busy year',
    ],
    answer:
      'Start with half of what you used to lift and two sessions a week, and add a little each week for a month. Technique comes back fast, tendons do not. If the break was due to illness, surgery or a birth, ask your doctor when and how you may begin, and tell the coach what was said.',
    blocks: [
      {
        heading: 'What you lose and what stays',
        paragraphs: [
          'Endurance fades within weeks, strength within months, and skill hardly at all. So the movement feels familiar while the body behind it is not the same. That is where people get hurt: the head remembers the old weight. Write the old numbers down, fold the paper, and look at it in two months.',
          'The good news is that muscle which was there before comes back sooner than it was first built.',
        ],
      },
      {
        heading: 'The first two weeks',
        paragraphs: [
          'Half the weight, two thirds of the sets, and no training to exhaustion. You will be sore anyway. Take machines or supported versions of exercises if balance has suffered. Stop while it still feels pleasant. The aim of these weeks is to want to come again.',
        ],
      },
      {
        heading: 'After an illness',
        paragraphs: [
          'Wait until you have been without fever for at least some days, and go for walks first. If stairs make you breathless, it is too early. After a serious infection, an operation or a heart problem, a doctor has to say when you may train. Ask what to watch for, and which movements to leave out.',
        ],
      },
      {
        heading: 'After a birth',
        paragraphs: [
          'The usual advice is to ask at the check-up some weeks after the birth before starting again. Begin with the pelvic floor and gentle strength, not with jumping and running. If there is pressure below or you lose urine, see a specialist in pelvic health first. It is common, and it can be treated.',
          'Ask the gym about classes for mothers and about a place for the baby.',
        ],
      },
      {
        heading: 'Make the new habit smaller than the old one',
        paragraphs: [
          'Life has changed since then, or there would have been no break. Do not plan the week of five years ago. Choose two times that survive a bad week. A short session you do counts more than a long one you plan.',
          'Tell somebody at the gym that you are back. People are usually glad to see you, and they will ask if you stay away.',
        ],
      },
      {
        heading: 'Signs that it is going well',
        paragraphs: [
          'After three or four weeks you sleep better, the stairs are shorter, and the weights of the first day feel light. If the opposite is true, if you are tired all day and sleep badly, you started too high. Go back a week in your notes and add more slowly. There is no prize for the date on which you reach the old numbers.',
        ],
      },
    ],
    service: 'rehab',
  },
  {
    title: [
      'Warming up: what to do before a session',
      'A warm-up that takes ten minutes',
      'How to warm up before lifting',
      'Before the first set: getting ready to train',
    ],
    answer:
      'Move for five minutes until you breathe a little faster, then take the joints you will use through their full range, then do one or two light sets of the first exercise. Ten minutes are enough. Long stretching is better after training or on another day. If a joint hurts during the warm-up, change the plan for that day.',
    blocks: [
      {
        heading: 'Five minutes of movement',
        paragraphs: [
          'Walk uphill on a treadmill, row, cycle or skip rope. The aim is warm muscles and a calm but quicker breath, not sweat. In a cold room, keep a jacket on until you begin to lift. If you came by bike or on foot, you have done this part already. People who sit all day need a minute or two more.',
        ],
      },
      {
        heading: 'Joints in all directions',
        paragraphs: [
          'Circle the shoulders, swing the legs, rotate the hips, bend and straighten the knees, roll the ankles. Ten slow repetitions each. Then copy the movements of the session without weight: squats to a bench, arm raises, a hip hinge with hands on the thighs. Notice what feels stiff today. That is useful to know before there is a bar on your back.',
        ],
      },
      {
        heading: 'Light sets',
        paragraphs: [
          'Do the first exercise with an empty bar or a small dumbbell, eight to ten times. Add weight in two or three steps until you reach the weight of the day, with fewer repetitions each time. These sets train the movement and tell you whether the planned weight is right. For later exercises, one lighter set is enough, since you are warm by then.',
        ],
      },
      {
        heading: 'What about stretching',
        paragraphs: [
          'Holding a stretch for a long time right before lifting makes muscles a little weaker for a while. Short, moving stretches are fine. If you want to become more flexible, do it after the session or in the evening, two or three times a week, for thirty seconds at a time, to the point of tension and not of pain. A yoga or mobility class is a good addition.',
        ],
      },
      {
        heading: 'When to change the plan',
        paragraphs: [
          'Slept badly, stressed, or just over a cold? Do the warm-up and decide then. If it feels good, go on with the plan. If the light sets feel heavy, take a tenth off and leave out the last exercise. If something hurts, train another part of the body and mention it to a coach. One easier session costs nothing. An injury costs weeks.',
        ],
      },
      {
        heading: 'After the session',
        paragraphs: [
          'Walk for two minutes and let your breath calm down. Drink something. Put the weights back where you found them, and write down what you did while you still remember it.',
        ],
      },
    ],
    service: 'strength',
  },
  {
    title: [
      'How to keep training when life gets busy',
      'Training with little time',
      'Two short sessions a week: what they can do',
      'Staying in the habit in a busy month',
    ],
    answer:
      'Do less, and do it regularly. Two sessions of thirty minutes keep most of your strength for months. Choose four exercises for the whole body, do three sets of each with short rests, and fix the two times in your calendar. If a week goes wrong, come for fifteen minutes rather than not at all.',
    blocks: [
      {
        heading: 'What the least is',
        paragraphs: [
          'To keep what you have, about a third of your usual work is enough, as long as the weights stay the same. To get stronger you need more. So in a busy month, lower the goal: keep it. That takes pressure off and makes it likely that you come. Write on a card what the short session consists of, so that you do not have to think about it.',
        ],
      },
      {
        heading: 'A session of half an hour',
        paragraphs: [
          'Five minutes of warm-up. Then two pairs of exercises, done in turn: a squat and a row, then a press and a hip hinge. Three rounds of each pair, eight to twelve repetitions, a minute of rest after each pair. Finish with a carry or a plank. Put the phone away. With a partner or a coach it goes faster, because nobody wanders off.',
        ],
      },
      {
        heading: 'Fix the time',
        paragraphs: [
          'A good hour is the one in which nothing else happens. For many that is before work. Pack the bag in the evening and put it in front of the door. Tell the family or colleagues that the time is taken. If you like classes, sign up a week ahead. An appointment with others is harder to cancel than one with yourself.',
        ],
      },
      {
        heading: 'When you cannot come',
        paragraphs: [
          'Ten minutes at home count: squats, push-ups against a table, a bridge on the floor, a plank. Take stairs. Carry shopping in two bags, evenly. Walk during phone calls. None of it replaces the gym for long, but it keeps the habit alive and the joints moving. On a trip, look for a gym with day passes or use the hotel room.',
        ],
      },
      {
        heading: 'Coming back to full training',
        paragraphs: [
          'When the busy time is over, add one thing per week: a third session first, then more sets, then more weight. Do not try to make up for what you missed. After two or three weeks you are where you were. Look at your notes from before and begin a step below. If you were away for longer than two months, follow the rules for a real break instead.',
        ],
      },
    ],
    service: 'open gym',
  },
];
