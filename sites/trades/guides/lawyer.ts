import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'How to prepare for a first talk with a lawyer',
      'Your first appointment at a law office: papers and questions',
      'What to bring to a lawyer, and what to ask',
      'Getting the most out of a first legal appointment',
    ],
    answer:
      'Write one page with what happened, in order of dates. Collect every paper, complete and unsorted by importance. Find all deadlines. Write down what you want to achieve and three questions. Ask about the fee before you come. Then you can use the hour for advice instead of searching.',
    blocks: [
      {
        heading: 'One page of facts',
        paragraphs: [
          'Put dates on the left and events on the right. Leave out what you felt about it and what you think of the other side. Include what speaks against you, since the lawyer will hear it from them otherwise. Names should be complete, with addresses if you know them.',
          'If you do not know a date, write about. A wrong date is worse than an open one.',
        ],
      },
      {
        heading: 'The papers',
        paragraphs: [
          'Bring all pages of every contract, also the small print and the attachments. Keep envelopes of official letters, because the postmark can matter. Print messages, or take screenshots that show date and sender. Do not write on originals. Do not delete anything, not even what embarrasses you.',
          'Sort by date, oldest below. A lawyer reads faster that way, and you pay for the reading.',
        ],
      },
      {
        heading: 'Deadlines first',
        paragraphs: [
          'Look through everything for dates by which something must be done. Court papers, letters from agencies, notices from landlords and insurers often name one. If it is close, say so when you call, in the first sentence. A missed deadline can cost you a right that no argument brings back.',
        ],
      },
      {
        heading: 'Questions worth asking',
        paragraphs: [
          'What are my options, including doing nothing? What are the weak points? What does each step cost, and how long does it take? Who does the work? How often do I hear from you? What should I not do in the meantime? Ask the last one in any case.',
          'Write the answers down, or bring somebody who does. Mind that a companion may affect confidentiality; ask before they come in.',
        ],
      },
      {
        heading: 'After the talk',
        paragraphs: [
          'You do not have to decide in the room. Go home, read your notes and sleep on it, unless there is a deadline. If you choose to go on, expect a written agreement about scope and fee. If you do not, ask what you can do yourself, and by when somebody has to act.',
          'If it did not feel right, talk to another lawyer. It is common to speak with two.',
        ],
      },
      {
        heading: 'What not to send ahead',
        paragraphs: [
          'Until a lawyer has agreed to act for you, keep messages general. The office has to check first whether it has acted for the other side. A name, the field and the deadline are enough to make an appointment. Details belong in the room or in a call that was arranged for it.',
        ],
      },
    ],
    service: 'contract',
  },
  {
    title: [
      'Do I need a will?',
      'Wills, trusts and powers of attorney in plain words',
      'What to think about before you make a will',
      'Making a will: decisions to take first',
    ],
    answer:
      'If you have children, a house, a business, a partner you are not married to, or anyone you want to provide for, a will is worth making. Decide on four people first: who inherits, who carries it out, who looks after minor children, and who may act for you if you cannot. Then have it drafted and signed by the rules of your state.',
    blocks: [
      {
        heading: 'What happens without one',
        paragraphs: [
          'The law of your state decides. Spouses and children come first, in shares that surprise many people. An unmarried partner usually gets nothing. A court chooses a guardian for minor children if there is no other parent. It can take long, and families argue less about a bad will than about none.',
          'Things that carry a named beneficiary, such as life insurance and retirement accounts, pass outside of a will. Check those names, above all after a divorce.',
        ],
      },
      {
        heading: 'The people',
        paragraphs: [
          'An executor pays debts, files papers and hands things over. Choose someone patient who lives in the country and is good with forms. A guardian should share your way of raising children and be asked beforehand. For both, name a second person.',
          'Somebody who may decide for you while you live needs a power of attorney. Without it, even a spouse may have to go to court.',
        ],
      },
      {
        heading: 'The list of things',
        paragraphs: [
          'Write down houses, accounts, cars, shares in a business, debts, and where the papers are. Add passwords in a safe form. Then mark what should go to a certain person. Small things cause more trouble than large ones: say who gets the ring and the guitar.',
        ],
      },
      {
        heading: 'A will or a trust',
        paragraphs: [
          'A will speaks when you have died and goes through probate. A trust can hold property already now and pass it on without that, which may save time where probate is slow. It costs more to set up, and it only works for what has been transferred into it. Which one makes sense depends on your state and on what you own.',
        ],
      },
      {
        heading: 'Signing and keeping it',
        paragraphs: [
          'Each state has rules about witnesses and notaries. A form from the web that was signed in the wrong way may be worth nothing. Heirs should not be witnesses. Keep the original where it will be found, and tell the executor where that is. A bank box that only you can open is a bad place.',
        ],
      },
      {
        heading: 'Look at it again',
        paragraphs: [
          'Read it every five years, and after a marriage, a divorce, a birth, a death, a move to another state or the sale of a house. Changes by hand on the old paper can make it invalid. Have it redone, and destroy the old one if the lawyer says so.',
        ],
      },
    ],
    service: 'will',
  },
  {
    title: [
      'What to do when you are served with a lawsuit',
      'You have received a summons: first steps',
      'Sued? What to do in the first days',
      'A court letter in the mail: what to do and what to leave alone',
    ],
    answer:
      'Note the day you received it. Find the date by which you have to answer, often twenty to thirty days away. Do not call the other side, do not delete or change anything, and do not post about it. Collect the papers, tell your insurer if one may be responsible, and see a lawyer well before the date.',
    blocks: [
      {
        heading: 'Read it once in full',
        paragraphs: [
          'It usually consists of two parts. The summons tells you which court it is, who sues, and how long you have. The complaint tells what the other side says happened and what it wants. Much of it may be wrong or exaggerated. That is normal at this stage. What matters now is the date.',
          'Count from the day it was handed over, and be careful: weekends and holidays may count. Put the date in your calendar, and a second one a week earlier.',
        ],
      },
      {
        heading: 'Why silence is the worst answer',
        paragraphs: [
          'If nobody answers, the court can decide for the other side without hearing you. It is called a default judgment. Then wages or accounts may be taken, even if you would have been right. Undoing it is difficult and has short deadlines of its own.',
        ],
      },
      {
        heading: 'What to keep',
        paragraphs: [
          'Keep contracts, invoices, photos, messages and notes, on paper and on phones. From now on you are obliged to preserve them. Turn off automatic deletion. Write down what you remember while it is fresh, and mark the page as notes for your lawyer.',
          'Ask others who were involved to keep theirs as well, but do not discuss what they should say.',
        ],
      },
      {
        heading: 'Who else should know',
        paragraphs: [
          'Liability, homeowners, car and business policies often cover the defense. Report the lawsuit to the insurer at once and in writing, since a late report can cost you the cover. If it concerns a company, tell your partners. If you work in a regulated trade, ask whether you have to report it.',
        ],
      },
      {
        heading: 'The options',
        paragraphs: [
          'A lawyer will look at whether the court is the right one, whether the claim is too old, what can be proved, and what an agreement would cost compared with a trial. Most lawsuits end with an agreement. That does not mean to sign the first one. Ask for the likely costs of each path, in writing.',
        ],
      },
      {
        heading: 'What not to do',
        paragraphs: [
          'Do not write an angry letter. Do not move money or property to relatives, as courts can undo that and take it badly. Do not talk about the case in a group chat. And do not rely on a kind call in which the other side says that you need not worry about the paper.',
        ],
      },
    ],
    service: 'lawsuit',
  },
  {
    title: [
      'How legal fees work',
      'Hourly, flat or contingent: legal fees explained',
      'What to ask about a fee before you sign',
      'Reading a fee agreement',
    ],
    answer:
      'There are three common kinds: by the hour, a fixed sum for a defined piece of work, and a share of what is recovered. Ask which applies, what it covers, what comes on top, and what happens if the matter ends early. Get it in writing, and ask for a bill every month so that you see where you stand.',
    blocks: [
      {
        heading: 'By the hour',
        paragraphs: [
          'You pay for time, counted in small units. Ask how long a unit is, since six minutes and fifteen minutes make a difference in a matter with many short calls. Ask for the rates of everyone who may work on it. An estimate is not a limit, but you can agree on a limit at which you are asked before work goes on.',
          'You can keep hours down. Collect papers in order, put several questions into one message, and choose one person to speak for a family or a company.',
        ],
      },
      {
        heading: 'A fixed sum',
        paragraphs: [
          'It suits work with clear edges: a will, the reading of a contract, the forming of a company, an uncontested divorce. Ask where the edges are. How many drafts are part of it? What if the other side objects? What happens to the sum if you change your mind halfway?',
        ],
      },
      {
        heading: 'A share of the result',
        paragraphs: [
          'In claims for money, mostly after accidents, the fee may be a portion of what is recovered. Ask how large it is, whether it grows if there is a trial, and whether expenses are taken off before or after the share. Ask who pays the expenses if nothing is recovered. In criminal and most family matters such a fee is not allowed.',
        ],
      },
      {
        heading: 'Retainers and bills',
        paragraphs: [
          'A retainer is money you pay ahead. It belongs in a trust account until it is earned, and what remains is yours. Ask when it has to be refilled. Read every bill when it comes. An entry should say who did what, when and for how long. If you do not understand one, ask within the month.',
        ],
      },
      {
        heading: 'Costs of others',
        paragraphs: [
          'Courts take filing fees. Appraisers, doctors who give opinions, translators and couriers send bills. In some cases the loser pays a part of the costs of the other side, in most American cases each pays their own. Ask for a rough total of such costs before you start.',
        ],
      },
      {
        heading: 'If you cannot pay it',
        paragraphs: [
          'Say so at the first talk. There may be a smaller piece of work that helps, such as a letter or an hour of advice while you act yourself. Bar associations run referral services, law schools have clinics, and legal aid offices help people with low incomes. Courts can waive filing fees on request.',
        ],
      },
    ],
    service: 'dispute',
  },
  {
    title: [
      'Reading a contract before you sign it',
      'Contract clauses that deserve a second look',
      'How to read a contract without being a lawyer',
      'Before you sign: what to check in a contract',
    ],
    answer:
      'Read it on paper, all pages, with a pen. Check who the parties are, what each has to do and by when, what it costs, how it ends, what happens if something goes wrong, and where disputes are decided. Compare it with what was said. Whatever was promised and is not in it should be added before you sign.',
    blocks: [
      {
        heading: 'Start with the basics',
        paragraphs: [
          'Are the names right, and is it you or your company that signs? Is there a date on which it begins? Are all attachments there that it mentions? Blanks should be filled or crossed out. If it refers to terms on a website, print them on that day.',
        ],
      },
      {
        heading: 'Duties and money',
        paragraphs: [
          'Write down in your own words what you have to do, and what the other side has to do. If you cannot, the text is not clear enough. Look for words such as reasonable, as needed and at its discretion, and ask who decides. For money, look at when it is due, what can raise it, and what interest applies if it is late.',
          'A price without a description of the work is half a contract.',
        ],
      },
      {
        heading: 'How it ends',
        paragraphs: [
          'Find the length, the renewal and the notice. Many contracts renew by themselves unless you write by a certain day. Ask what happens to deposits, keys, data and unfinished work at the end. A clause that lets only one side leave deserves a question.',
        ],
      },
      {
        heading: 'When things go wrong',
        paragraphs: [
          'Look for limits on liability, for indemnities and for insurance you are required to have. Indemnify means that you pay for a loss of the other side. Look at how much it could be. Then find the clause on disputes: which state and which court, or arbitration, and who pays for it.',
          'If you are asked to waive a right to a jury or to a joint claim, you should at least know that you do.',
        ],
      },
      {
        heading: 'Promises that are not in it',
        paragraphs: [
          'Most contracts say that they contain the whole agreement. Then a kind word in the hallway counts for little. Write an extra page, or add a line that both sides initial. A fair partner will not mind. If somebody minds, that is useful to know before you sign.',
        ],
      },
      {
        heading: 'When to have it read',
        paragraphs: [
          'Have a lawyer read it if it binds you for more than a year, if your house or your savings stand behind it, if you sign for others, or if you do not understand a page of it. Send the complete draft and your list of worries, and ask for the cost beforehand. Today only is a reason to wait.',
        ],
      },
    ],
    service: 'contract',
  },
  {
    title: [
      'Buying a home: the legal side',
      'What to check before you sign for a house',
      'Contracts, title and closing: the legal steps of buying a home',
      'Before you buy a house: legal questions',
    ],
    answer:
      'Read the purchase contract before you sign, above all the conditions that let you out: inspection, financing and appraisal. Find out who checks the title and what the title insurance covers. Compare the closing papers with the contract line by line. In some states a lawyer is required at closing, in all of them you can have one.',
    blocks: [
      {
        heading: 'The offer and the contract',
        paragraphs: [
          'An offer that is accepted is a contract. It names the price, the deposit, the closing date, and what stays in the house. The most important lines are the conditions. If the inspection finds something serious, if the bank refuses the loan, if the appraisal comes in low: what then? Each condition has a date. Put all dates into your calendar on the day you sign.',
          'Ask before you waive a condition to make your offer more attractive. You may be giving up the right to your deposit.',
        ],
      },
      {
        heading: 'Title and boundaries',
        paragraphs: [
          'A title search shows who owns the property and who else has rights in it: lenders, the tax office, a neighbor with a right of way. Ask for the report and read the exceptions. Title insurance protects against faults that were overlooked, within limits. The policy of the lender does not protect you. A survey shows where the boundaries are and whether the garage stands across one.',
        ],
      },
      {
        heading: 'Rules that come with the house',
        paragraphs: [
          'Homeowners associations have rules, fees and sometimes debts. Ask for the documents, the budget and the minutes of the last meetings. Look up zoning if you plan to add, rent out or run a business. In older districts there may be limits on windows and colors. If tenants live in the house, ask for the lease: it usually goes on.',
        ],
      },
      {
        heading: 'Closing',
        paragraphs: [
          'Some days before, you receive a statement of all costs. Compare it with the estimate of the lender and with the contract. Ask about every line that is new. Confirm by phone, with a number you know, where money is to be wired, because false instructions by mail are a common fraud. On the day, read before you sign, even if people wait. Take copies of everything home.',
        ],
      },
      {
        heading: 'When to have a lawyer',
        paragraphs: [
          'Have one if the property is rented, inherited, part of a divorce, sold by its owner without an agent, or if anything in the contract was written by hand. Ask for a fixed fee for reading the contract and for the closing. An agent knows the market, but is not there to give legal advice.',
        ],
      },
    ],
    service: 'real estate',
  },
  {
    title: [
      'Starting a business: legal first steps',
      'Which legal form for a small company?',
      'LLC, corporation or on your own: what to decide',
      'Legal questions when you start a business',
    ],
    answer:
      'Decide first who owns it and who is liable. On your own without a filing, you answer for its debts with your own property. An LLC or a corporation separates the two, if it is kept separate. With partners, write down shares, work, pay and what happens when somebody leaves. Then take care of the name, permits, taxes and contracts.',
    blocks: [
      {
        heading: 'The common forms',
        paragraphs: [
          'A sole proprietorship needs little paper and gives no protection. A partnership comes about by itself when two people do business together, with liability for each other. An LLC is flexible and common for small firms. A corporation suits outside investors and has more formal duties. How profits are taxed is a second question, which an accountant should answer before you choose.',
        ],
      },
      {
        heading: 'Partners',
        paragraphs: [
          'Most disputes among owners are about things that were never discussed. Who works how much? Who decides, and what needs both? Who puts in money, and is it a loan? What if one is ill, divorces, wants out, or dies? How is a share valued? An operating or shareholder agreement answers these while everybody is on good terms. It is the one document worth drafting with care.',
        ],
      },
      {
        heading: 'Name, permits and places',
        paragraphs: [
          'Check the register of your state and the federal trademark register before you print anything. A domain that is available does not mean the name is. Find out which licenses your trade and your town require. Read the lease for your place twice: length, personal liability, who repairs what, and whether your use is allowed there.',
        ],
      },
      {
        heading: 'Contracts and staff',
        paragraphs: [
          'Have one good contract for your customers, with scope, price, payment, changes and the end. Use it every time. Whether a helper is an employee or a contractor is decided by law and not by what you call it, and mistakes are expensive. Employees need withholding, insurance for accidents at work, and a few written policies.',
        ],
      },
      {
        heading: 'Keep it separate',
        paragraphs: [
          'Open a bank account for the company, sign in its name, and do not pay private bills from it. Hold the meetings and file the reports your state requires. If you treat the company as your own pocket, a court may do the same. Once a year, go through the papers with a lawyer and an accountant, and look at what has changed.',
        ],
      },
      {
        heading: 'What to bring to a first talk',
        paragraphs: [
          'Names of all owners, a page about what the company will do and where, the amount each puts in, any lease or contract you have been offered, and a list of names you like. With these, one appointment is often enough to choose a form and to know what it costs.',
        ],
      },
    ],
    service: 'formation',
  },
];
