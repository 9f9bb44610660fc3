/** Host labels that no new site gets: mail clients and proxies trust some, and others could be mistaken for ours or for a brand's login. */
export const reservedLabels: ReadonlySet<string> = new Set(
  [
    // Our own, and what looks like them.
    'sunup www app api admin administrator portal preview editor status help support contact about blog news press jobs careers legal',
    'terms privacy pricing shop store cdn assets static media images img files download downloads upload uploads docs wiki forum community',
    'dev test testing staging stage demo beta alpha sandbox internal intranet private localhost local host server git ci monitor metrics',
    // Logins and money.
    'auth login log-in signin sign-in signup sign-up register logout log-out account accounts my user users member members profile password',
    'reset verify verification secure security ssl safe billing bill bills invoice invoices pay payment payments checkout wallet bank banking',
    'refund refunds order orders customer customers dashboard panel console id sso oauth oidc idp token webhook webhooks',
    // Names that programs look for (RFC 2142, RFC 6761, mail and proxy discovery).
    'mail email e-mail webmail smtp imap pop pop3 mx mx1 mx2 mta mta-sts dkim dmarc spf bimi autodiscover autoconfig wpad isatap well-known',
    'ns ns1 ns2 ns3 ns4 dns dns1 dns2 ftp sftp ssh vpn proxy gateway ntp ldap sip xmpp calendar caldav carddav rdp root nobody',
    'abuse postmaster hostmaster webmaster noc noreply no-reply mailer-daemon info sales marketing',
    // Brands and offices that phishing pretends to be.
    'paypal stripe venmo zelle cashapp cash-app square squareup klarna affirm visa mastercard amex american-express discover',
    'apple icloud google gmail youtube microsoft outlook office365 amazon aws facebook meta instagram whatsapp twitter x-com tiktok linkedin',
    'netflix ebay walmart costco target chase wells-fargo wellsfargo bank-of-america bankofamerica citibank capital-one capitalone coinbase',
    'irs us-irs gov government treasury medicare social-security socialsecurity ssa usps ups fedex dhl dmv fbi police court',
    'docusign dropbox adobe zoom github gitlab cloudflare godaddy wix squarespace shopify wordpress intuit quickbooks turbotax',
  ].flatMap((line) => line.split(' ')),
);
