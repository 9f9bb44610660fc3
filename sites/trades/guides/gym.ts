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
];
