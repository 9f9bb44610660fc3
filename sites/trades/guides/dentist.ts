import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'How to get through a dental visit when you are nervous',
      'Afraid of the dentist? Things you can say and do',
      'A plan for people who put off the dentist',
      'What to tell the desk if the chair scares you',
    ],
    answer:
      'Say it when you book, name the exact thing you dread, and ask for a first visit with no treatment. Agree on a hand signal that means stop. Bring something for your ears, choose a time early in the day, and ask the dentist which ways of calming are available and what each would mean for you.',
    blocks: [
      {
        heading: 'Find out what it is',
        paragraphs: [
          'Fear of the dentist is a common thing, and it is several things. Some people dread the needle, others the sound, the smell, the lying back, the feeling of not being able to speak. Some are afraid of the bill or of being scolded. Some remember one bad afternoon at the age of eight.',
          'Finish the sentence: the worst part is. Write it down and read it to the person who answers the phone. It may feel odd. But a general fear is hard to plan for, while a particular one often has a practical answer.',
        ],
      },
      {
        heading: 'Ask for a visit that is only a talk',
        paragraphs: [
          'You can ask to begin sitting up, in your clothes, with nothing in your mouth. Look at the room. Ask what each instrument is for if that helps you, or ask not to see them if it does not. Then decide whether an exam is possible on that day. If it is not, you have still been there once, and the second time is a place you know.',
          'Take somebody along who is calm at the dentist. Tell them what their job is. It is usually to drive, to hold a coat and to remember what was said.',
        ],
      },
      {
        heading: 'In the chair',
        paragraphs: [
          'Agree on a signal before anyone starts. A raised left hand is the usual one. Use it once early, for no reason, to see that it works. Ask for breaks. Ask to be told what comes next, or ask for silence and music, whichever suits you.',
          'Breathe through your nose and make the breath out longer than the breath in. Let your hands lie open. Press your toes and release them. Headphones help with sound, sunglasses with the lamp, and a light blanket with the feeling of lying exposed. Tell the dentist if numbing has not worked well before.',
        ],
      },
      {
        heading: 'Calming and sedation',
        paragraphs: [
          "There are several kinds, from gas you breathe to medicine you take beforehand or are given during treatment. Which of them is suitable depends on your health, your other medicines and the treatment. Ask your dentist what is available here, what the risks are, how long it lasts, whether you may eat, and who has to take you home. Never take somebody else's tablets before a visit.",
        ],
      },
      {
        heading: 'Afterward',
        paragraphs: [
          'Before you leave, set the next date, while the door is still in sight and you know that you can do it. Keep it small if you like. Write down what helped and what did not, and ask to have it put in your file.',
          'If fear keeps you away although you want to go, talk to your doctor or a counselor as well. It is treated like other fears, in steps, and you do not have to explain why it began.',
        ],
      },
    ],
    service: 'checkup',
  },
  {
    title: [
      'Toothache: what to do until you can see a dentist',
      'What to tell the dentist about a toothache, and what not to do',
      'A tooth hurts at night. Now what?',
      'Waiting for a dental appointment with a sore tooth',
    ],
    answer:
      'Call a dentist and describe the pain. Until then, rinse gently with lukewarm salt water, floss around the tooth in case something is stuck, keep away from very hot, cold and sweet things, and cool the cheek from outside. Go to an emergency room if swelling spreads, if you have a fever, or if breathing, swallowing or opening your mouth is hard.',
    blocks: [
      {
        heading: 'When it cannot wait',
        paragraphs: [
          'Some signs do not belong in a waiting list. Swelling that moves toward the eye, the jaw or the neck. Fever together with a sore tooth. A mouth that will hardly open. Trouble swallowing or breathing. Bleeding that does not stop under steady pressure. A blow to the head along with a broken tooth. In any of these cases go to an emergency room or call the emergency number, and phone the dentist later.',
        ],
      },
      {
        heading: 'What to say on the phone',
        paragraphs: [
          'The person at the desk will ask questions in order to judge how soon you should be seen. Have answers ready. Where is it: upper or lower, left or right, front or back? When did it start? Does it come with cold, heat, sweetness, biting, or by itself? Does it stop when the trigger stops, or does it linger? Does it wake you?',
          'Add your medicines, allergies, pregnancy, and any heart or immune condition. Mention dental work on that tooth, recent or old. If you can, look with a flashlight in a mirror: a hole, a crack, a swollen gum, a pimple. You do not need to know what it means. You only need to describe it.',
        ],
      },
      {
        heading: 'What you can do at home',
        paragraphs: [
          'Dissolve a little salt in warm water, rinse, and spit. Clean between the teeth with floss, softly, for a trapped seed or a piece of popcorn shell can hurt like something much larger. Hold a cold pack wrapped in cloth to your cheek, some minutes on and some minutes off. At night, raise your head with a second pillow.',
          'For pain relief without a prescription, read the label, stay within the dose, and ask a pharmacist or doctor if you take other medicines, are pregnant, or want something for a child.',
        ],
      },
      {
        heading: 'What to leave alone',
        paragraphs: [
          "Do not put aspirin on the gum. It burns. Do not press anything sharp into the hole, and do not fill it with glue. Heat on the cheek can make swelling worse. Leftover antibiotics are not a substitute for a visit, and someone else's are a bad idea.",
          'Do not cancel because it went quiet. A tooth that hurt for days and then stopped may have changed its state and not its mind. Only an exam can tell. Keep the appointment, and report the silence too.',
        ],
      },
      {
        heading: 'At the visit',
        paragraphs: [
          'Eat something beforehand unless you were told not to, and bring your list. Ask what was found, what the choices are, what happens if you wait, and what each would cost. If you are in pain, it is hard to decide. You can ask which step has to be today and which may follow once you have slept.',
        ],
      },
    ],
    service: 'toothache',
  },
  {
    title: [
      'How to prepare a child for a first dental visit',
      'The first trip to the dentist, seen from below',
      "What to say, and what not to say, before a child's check-up",
      'Taking a small child to the dentist',
    ],
    answer:
      'Go early, before anything hurts, at an hour when your child is rested. Keep the explanation short and true: someone will count your teeth and look at them with a small mirror. Do not promise that nothing will hurt, do not threaten, and do not bribe in advance. Then stay calm and let the dentist lead.',
    blocks: [
      {
        heading: 'Words that help',
        paragraphs: [
          'Children hear the noun and miss the negation. Tell a four-year-old that it will not hurt, and what stays is hurt. Say what will happen in place of what will not: you sit in a chair that goes up and down, a person with gloves counts your teeth, there is a bright lamp, you may hold the mirror.',
          'Leave your own stories out of it. If you are afraid of the dentist yourself, let another adult go along, and say honestly to the office that you would like to wait outside.',
        ],
      },
      {
        heading: 'Play it at home',
        paragraphs: [
          "Lie down on the sofa with your head on your child's lap and let yourself be counted. Use a spoon as a mirror and a flashlight as a lamp. Then change places. Make a mistake on purpose and count to a hundred. A child who has been the dentist finds it easier to be the patient.",
          'Picture books are fine, as long as they are not about pain. A visit to the waiting room on another day can be useful. Ask the desk whether that is possible.',
        ],
      },
      {
        heading: 'On the day',
        paragraphs: [
          'Choose the time after the nap or early in the morning. Give a light meal, brush, and bring a toy that can also open its mouth. Arrive a little early, but not so early that waiting becomes the main event.',
          'Bring the insurance card, a list of medicines and allergies, and your own questions: when to change to a brush with more bristles, how much toothpaste, what to do about thumbs, bottles and pacifiers. The dentist can answer for your child. A guide like this one cannot.',
        ],
      },
      {
        heading: 'In the room',
        paragraphs: [
          'With very small children, the exam often happens on your lap, knee to knee with the dentist. Older ones may want to sit alone. Follow the lead of the person in gloves. Two adults giving instructions are one too many.',
          'If your child cries, it does not mean that the visit has failed. A short look with tears is still a look. If nothing works, ask to stop and come back. It is better to leave with a small success, such as three teeth counted, than with a fight won.',
        ],
      },
      {
        heading: 'Afterward',
        paragraphs: [
          'Praise the thing that was done: you opened your mouth, you held still for three teeth. A small treat that was not promised is nicer than a prize that was. Tell the story at dinner in front of your child, with the counting as its high point.',
          'Then ask when to come again, and put it into the calendar. For most children, the second time begins with the words: I know this place.',
        ],
      },
    ],
    service: 'child',
  },
];
