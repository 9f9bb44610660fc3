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
  {
    title: [
      'What happens at a dental check-up',
      'Your first exam with a new dentist, step by step',
      'A check-up explained, from forms to farewell',
      'What to expect at a first dental visit',
    ],
    answer:
      'You fill in a health history, talk about what brings you, and have teeth, gums, tongue and jaw looked at. X-rays are taken if they are due. A cleaning may follow at once or at another appointment. At the end you should know what was found, what is suggested, in which order, and at what fee. Ask for that on paper.',
    blocks: [
      {
        heading: 'The forms',
        paragraphs: [
          'They ask for illnesses, medicines, allergies, operations and pregnancy. It may seem far from teeth, but many medicines affect bleeding, healing or dryness of the mouth, and some conditions call for precautions. Bring a list with doses. Mention heart valves, joint replacements, diabetes, bone medicine and blood thinners even if nobody asks.',
          'If something is private, leave it blank and tell the dentist in person.',
        ],
      },
      {
        heading: 'The talk',
        paragraphs: [
          'Say why you came, and what you hope for. I want to keep my teeth. I want nothing to hurt. I want to know what it will cost. Each of these changes the conversation. Say also what went badly elsewhere. Tell them whether you like to be told each step or would rather not know.',
        ],
      },
      {
        heading: 'The look',
        paragraphs: [
          'The dentist looks at cheeks, tongue and throat, feels the jaw joints, then goes from tooth to tooth. You will hear letters and numbers. They are surfaces and names. A thin probe measures how deep the gum lies around each tooth, and those numbers are called out as well. Small is good. You may ask afterward what yours were.',
          'X-rays show what lies between teeth and below gums. How often they make sense depends on your mouth. If you had some recently, have them sent. Say if you might be pregnant.',
        ],
      },
      {
        heading: 'The cleaning',
        paragraphs: [
          'Deposits that have hardened are removed with hand instruments or with one that vibrates and sprays water. It can be loud, and cold. Ask for a pause whenever you want one. Then the surfaces are polished and the gaps flossed. If there is much to remove, it may be done in several visits, with numbing. Ask your dentist what they recommend for you and why.',
        ],
      },
      {
        heading: 'The plan',
        paragraphs: [
          'Now comes the part to stay awake for. What was found? Which of it needs treatment, which is only being watched? What would happen if I waited? What choices are there, and what speaks for each? How many visits, and what fee? What will my plan pay, as far as anyone can tell?',
          'You need not decide in the chair. Take the list home. For anything large, a second opinion is an ordinary wish, and your records can be sent.',
          'Ask how often they suggest you come, and on what grounds. Have them show you the two places your brush misses. Everybody has two. Book the next visit if you tend to put it off, and note whom to call if something hurts in the evening.',
        ],
      },
    ],
    service: 'first visit',
  },
  {
    title: [
      'How to brush and clean between teeth',
      'Two minutes, soft bristles, small circles',
      'Brushing: what most people skip',
      'Daily tooth care in plain words',
    ],
    answer:
      'Brush twice a day for two minutes with a soft brush and a fluoride toothpaste, at an angle to the gum line, in small movements, without force. Once a day clean between the teeth with floss or small brushes. Spit and do not rinse much. Ask your dentist or hygienist to show you the two places you miss.',
    blocks: [
      {
        heading: 'The brush',
        paragraphs: [
          'Small head, soft bristles. Hard ones do not clean better. They wear the neck of the tooth and push back gums. Replace it when the bristles bend outward, or after some months. If yours looks like that within weeks, you press too hard. Hold it with three fingers, like a pen, and you cannot press.',
          'Electric brushes do the moving for you. With them, go slowly from tooth to tooth and let the head rest for a few seconds on each. Scrubbing along with it undoes the benefit.',
        ],
      },
      {
        heading: 'The way round',
        paragraphs: [
          'Start in a different place from yesterday, since the place where you start gets most attention. Outside, inside, then the chewing surfaces. Tilt the bristles toward the gum so that they reach the edge, where soft deposits sit. Small circles or a light shaking. Behind the lower front teeth hold the brush upright.',
          'Divide two minutes into four quarters, half a minute each. It is longer than it feels. A song helps.',
        ],
      },
      {
        heading: 'In between',
        paragraphs: [
          'A brush does not reach the sides where teeth touch. Floss does: curve it round one tooth, slide it up and down, then round the neighbor. Do not snap it into the gum. If gaps are wider, little brushes are easier, and there are sizes. They should pass with light resistance. Ask to have yours measured.',
          'If it bleeds for a few days when you begin, that is common, and a reason to mention it at your next visit and not a reason to stop. If it goes on, have it looked at sooner.',
        ],
      },
      {
        heading: 'Paste and rinsing',
        paragraphs: [
          'Fluoride paste is generally recommended. A pea-sized amount is enough for adults, and for small children a smear. Ask your dentist about the amount for their age. Spit it out, and leave the rest of the foam where it is instead of rinsing it away with a glass of water.',
          'After something sour, wait half an hour before you brush. Acid softens the surface for a while. Rinse with water in the meantime. Mouthwash is an extra and replaces nothing. Whitening pastes often work by polishing, so ask before you use one for long.',
        ],
      },
      {
        heading: 'Children, and people who need help',
        paragraphs: [
          'Children need a grown-up to brush after them until they can tie their shoes, and often beyond. Stand at their back, let the head rest against you, and count aloud. For someone who cannot do it alone, a brush with a thick handle or three sides may help. Sit beside them in good light, and go slowly.',
          'Dentures want brushing, too, with their own brush, over a basin with water in it. They are slippery and fall far. Take them out at night unless your dentist advises otherwise.',
        ],
      },
    ],
    service: 'cleaning',
  },
  {
    title: [
      'What is a crown, and what happens when you get one?',
      'Getting a crown: visits, materials, questions',
      'A cap for a tooth: how it is made and fitted',
      'Crowns, explained before you sit down',
    ],
    answer:
      'A crown is a cover that takes over the outer shape of a tooth that is too damaged for a filling. The tooth is prepared under numbing, a scan or impression is taken, a temporary cover goes on, and the finished crown is fixed at a second visit, unless it is made in the office on one day. Whether you need one is for your dentist to say. Ask for the reasons.',
    blocks: [
      {
        heading: 'Why a dentist may suggest one',
        paragraphs: [
          'Large fillings that keep breaking, a crack, a tooth after root canal treatment, heavy wear, or a shape that is missing. A filling sits in a tooth, a crown holds it together from outside. In between are partial covers, called onlays. It is fair to ask whether one of those would do, and what would happen if you waited.',
          'Ask to see the tooth on a photo or an X-ray. Most people understand it at once when they see the line of the crack.',
        ],
      },
      {
        heading: 'The first visit',
        paragraphs: [
          'The area is numbed. The dentist removes old filling and decay and trims the tooth all round, so that there is room for the cover. Sometimes the core is built up first. Then a scanner passes over the teeth, or you bite into soft material for a few minutes. Breathe through your nose and lift a hand if you need a pause.',
          'Color is chosen beside a window or lamp, before your teeth dry out, since dry teeth look paler. You leave with a temporary crown. Chew on the other side, slide the floss out sideways, and keep it if it comes off. Call in that case, as the teeth can shift.',
        ],
      },
      {
        heading: 'Materials',
        paragraphs: [
          'Ceramic looks like tooth and comes in several kinds, some stronger, some more translucent. Metal is thin and tough and shows. A metal core with ceramic on it is an older compromise. Which one suits depends on where the tooth stands, how you bite and whether you grind. Ask which is proposed and why, and whether the fee differs.',
        ],
      },
      {
        heading: 'The second visit',
        paragraphs: [
          'The temporary comes off and the crown is tried. Look at it before it is fixed. Ask for a hand mirror and daylight. Bite on colored paper, move your jaw, and say if it touches first. A hair too high is a great deal for a jaw. When it sits well, it is cemented, and the rest is cleaned away.',
          'Some offices mill crowns while you wait. The steps are the same, only closer together.',
        ],
      },
      {
        heading: 'Afterward',
        paragraphs: [
          'Be careful until the numbness has gone. The tooth may notice cold for a while. If the bite feels high, if it aches when you chew or if pain keeps you awake, call. Waiting does not improve those. Brush and floss at the edge, since decay can begin there, where crown and tooth meet. If you grind, ask about a guard.',
          'For the fee, ask for the code and the steps that belong to it: build-up, temporary, lab. Your plan may pay by code, and may have a limit for the year. That question is better asked before the first visit than after the second.',
        ],
      },
    ],
    service: 'crown',
  },
  {
    title: [
      'Whitening teeth: what works and what to ask',
      'Before you whiten your teeth',
      'Teeth whitening at the office or at home?',
      'Lighter teeth: methods, limits and care',
    ],
    answer:
      'Have a check-up and a cleaning first, because stains on the surface may come off without any bleach. Whitening gel lightens natural teeth only, not fillings or crowns. Ask your dentist which method suits your teeth, how far they are likely to lighten, how long that lasts, and what to do if they become sensitive.',
    blocks: [
      {
        heading: 'Why teeth are dark',
        paragraphs: [
          'Coffee, tea, red wine and tobacco stain the surface. With age the enamel gets thinner and the yellow below it shows. A single gray tooth may have had an injury years ago. Some medicines in childhood leave bands of color. Each of these responds to whitening in a different way, and some hardly at all. That is why somebody should look before you spend money.',
        ],
      },
      {
        heading: 'The methods',
        paragraphs: [
          'At the office, a strong gel is put on while gums and lips are protected. It takes an hour or two. Trays made from a mold of your teeth hold a weaker gel at home, for some days or weeks. Strips from a store are weaker again and may not reach into corners. Toothpastes that promise white teeth mostly polish. Too much of that wears enamel.',
          'Ask for the price of each, what it includes, and how many appointments there are.',
        ],
      },
      {
        heading: 'Sensitivity and other risks',
        paragraphs: [
          'Cold may sting for some days. It usually passes. A toothpaste for sensitive teeth used two weeks before can help, and so can a break between sessions. Gel on the gums burns, so trays have to fit. With cavities, cracks or gum disease, whitening has to wait. During pregnancy and for children it is generally put off. Tell your dentist about allergies.',
        ],
      },
      {
        heading: 'Fillings and crowns',
        paragraphs: [
          'They keep their color. If you have fillings in front teeth, they may look dark or yellow beside lighter teeth and may have to be replaced. Do the whitening first, wait about two weeks until the shade is stable, and match the new filling to it. Ask for the cost of that before you begin.',
        ],
      },
      {
        heading: 'Keeping the shade',
        paragraphs: [
          'For the first two days, avoid what would stain a white shirt. After that, rinse with water after coffee and wine, brush twice a day, and come for cleanings. The shade fades slowly over months or years. With trays you can refresh it for a night or two. Do not whiten more often than you were told: very white can turn into chalky, and that cannot be undone.',
        ],
      },
    ],
    service: 'whiten',
  },
];
