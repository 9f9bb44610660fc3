import { brief, contact, type Input, lead } from '../input.ts';

const about = (trade: string, description: string, more: Record<string, string> = {}) => ({
  'business.trade': trade,
  'business.description': description,
  ...more,
});
const dish = (name: string, price: string) => ({ 'services.0.name': name, 'services.0.price': price });

/** Menus and price lists, as they're copied from a paper menu, a spreadsheet, a delivery app or a chalkboard. */
export const inputs: Input[] = [
  brief(about('Vietnamese restaurant', 'Our pho simmers overnight.', dish('1. Phở Tái', '12.95')), {
    shown: ['Phở Tái', '$12.95'],
    never: '1. Phở',
  }),
  brief(about('Vietnamese restaurant', 'Our pho simmers overnight.', dish('B7. Bún bò Huế (spicy 🌶️)', '$13.5')), {
    shown: ['Bún bò Huế (spicy', '$13.50'],
    never: '🌶',
  }),
  brief(about('pizzeria', 'We stretch the dough by hand.', dish('Margherita 12″', '$14 / $19 lg')), {
    shown: 'Margherita',
    mayRefuse: true,
    never: ['$1419', 'from $14 '],
  }),
  brief(about('pizzeria', 'We stretch the dough by hand.', dish('16" Supreme', '21.-')), { shown: ['16" Supreme', '$21'] }),
  brief(about('taqueria', 'We press tortillas all day.', dish('Tacos al pastor', '3 for $10')), { shown: ['Tacos al pastor', '$10'] }),
  brief(about('taqueria', 'We press tortillas all day.', dish('Tacos al pastor (orden de 4)', '$11.99 c/u')), {
    shown: ['Tacos al pastor', '$11.99'],
    mayRefuse: true,
  }),
  brief(about('seafood market', 'We sell what the boats bring.', dish('Whole snapper', 'MP')), { mayRefuse: true, shown: 'Whole snapper' }),
  brief(about('seafood market', 'We sell what the boats bring.', dish('Whole snapper', 'market price')), {
    mayRefuse: true,
    shown: 'Whole snapper',
  }),
  brief(about('seafood market', 'We sell what the boats bring.', dish('Shrimp', '$14.99/lb.')), {
    shown: ['Shrimp', '$14.99'],
    never: 'lb..',
  }),
  brief(about('butcher shop', 'We cut meat to order.', dish('Brisket', '8.99 lb')), { shown: ['Brisket', '$8.99'] }),
  brief(about('coffee shop', 'We roast on Tuesdays.', dish('Latte', '4.5')), { shown: ['Latte', '$4.50'], mayRefuse: true }),
  brief(about('coffee shop', 'We roast on Tuesdays.', dish('Latte..........', '$4.50')), { shown: ['Latte', '$4.50'], never: '..' }),
  brief(about('coffee shop', 'We roast on Tuesdays.', dish('★ Cortado ★', '$4')), { shown: ['Cortado', '$4'], never: '★' }),
  brief(about('coffee shop', 'We roast on Tuesdays.', dish('Cold Brew (V) (GF)', '$5.00')), { shown: ['(V) (GF)', '$5'] }),
  brief(about('coffee shop', 'We roast on Tuesdays.', dish('Oat milk +$0.75', '')), { shown: 'Oat milk' }),
  brief(about('nail salon', 'We take our time with every hand.', dish('Full set - acrylic', '45 & up')), {
    shown: ['Full set', 'from', '$45'],
  }),
  brief(about('nail salon', 'We take our time with every hand.', dish('Gel mani/pedi', '$65.00+')), {
    shown: ['Gel mani/pedi', 'from', '$65'],
  }),
  brief(about('nail salon', 'We take our time with every hand.', dish('French tips', '+$5')), {
    shown: 'French tips',
    mayRefuse: true,
    never: 'from $5',
  }),
  brief(about('barber shop', 'We cut hair and trim beards.', dish("Men's cut", '$30 (seniors $25)')), {
    shown: "Men's cut",
    mayRefuse: true,
    never: '$3025',
  }),
  brief(about('barber shop', 'We cut hair and trim beards.', dish('Kids’ cut (12 & under)', '$20')), {
    shown: ["Kids' cut (12 & under)", '$20'],
  }),
  brief(about('house cleaning', 'We clean homes in Wake County.', dish('Deep clean', '$0.18/sq ft')), { shown: ['Deep clean', '$0.18'] }),
  brief(about('house cleaning', 'We clean homes in Wake County.', dish('Deep clean', '$180 – $240/visit')), {
    shown: ['$180', '$240', 'visit'],
  }),
  brief(about('piano lessons', 'I teach piano to beginners.', dish('Lesson, 30 min', '$35/30 mins')), {
    shown: ['Lesson', '$35'],
    mayRefuse: true,
  }),
  brief(about('dog grooming', 'We groom dogs of every size.', dish('Bath <20 lb', '$40')), { shown: ['Bath <20 lb', '$40'] }),
  brief(about('pierogi shop', 'We pinch pierogi every morning.', dish('Pierogi ruskie (12 szt.)', '12,50 $')), {
    shown: 'Pierogi ruskie',
    mayRefuse: true,
    never: ['$1,250', '$1250'],
  }),
  brief(about('Vietnamese restaurant', 'Phở Tái ........ $12.95\nBún bò Huế .... $13.50\nBánh mì ........ $7'), {
    shown: ['Phở Tái', '$12.95', 'Bún bò Huế', '$13.50'],
    never: ['....', '. $'],
  }),
  brief(about('bakery', 'Bread\t$9\nCake\t$30\nPie\t$24'), { shown: ['Bread', '$9', 'Cake', '$30'] }),
  brief(about('bakery', 'Bread — $9\nCake — $30\nPie — $24'), { shown: ['Bread', '$9', 'Cake', '$30'] }),
  brief(about('deli', 'Pastrami on rye | $14\nReuben | $15\nWe cure our own meat.'), {
    shown: ['Pastrami on rye', '$14', 'We cure our own meat.'],
  }),
  lead(
    { message: '2 x Margherita @ $14 = $28\n1 × Supreme 16” = $21\n———\nTotal: $49' },
    { shown: ['2 x Margherita @ $14 = $28', 'Total: $49'] },
  ),
  contact({ message: 'Phở Tái…………$12.95\nBún bò Huế……$13.50\nCan the site show this?' }, { shown: ['Phở Tái…………$12.95'] }),
];
