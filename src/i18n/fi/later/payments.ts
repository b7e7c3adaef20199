import type { payments as english } from '../../en/later/payments.ts';
import type { Messages } from '../../messages.ts';

export const payments: Messages<typeof english> = {
  challenge: {
    title: 'Vahvista pankissasi',
    payment:
      'Pankkisi haluaa varmistaa, että kyseessä olet sinä. %{amount} varataan matkan loppuun asti.',
    setup: 'Pankkisi haluaa varmistaa, että kyseessä olet sinä, ennen kuin kortti tallennetaan.',
    standIn: 'Tämä testisivu korvaa pankkisi. Mitään korttia ei veloiteta.',
    complete: 'Hyväksy',
    fail: 'Hylkää',
    close: 'Sulje vastaamatta',
  },
  card: {
    add: 'Lisää kortti',
    name: 'Nimi kortissa',
    details: 'Kortin tiedot',
    number: 'Kortin numero',
    expiry: 'KK / VV',
    cvc: 'Turvakoodi',
    postalCode: 'Postinumero',
    save: 'Tallenna kortti',
    created: 'Maksutapa on lisätty',
    incomplete: 'Anna kortin numero, voimassaoloaika ja turvakoodi.',
    account: 'Tili',
    failed: 'Korttia ei voitu tallentaa. Tarkista se ja yritä uudelleen.',
    notSaved: 'Korttia ei tallennettu',
    refused: {
      card: 'Pankki hylkäsi kortin. Käytä toista.',
      number: 'Tämä ei ole kortin numero. Tarkista se ja yritä uudelleen.',
      funds: 'Kortin kate ei riitä. Käytä toista.',
      expired: 'Kortti on vanhentunut. Käytä toista.',
      cvc: 'Turvakoodi on väärä. Tarkista se ja yritä uudelleen.',
      bank: 'Pankki ei vahvistanut, että kyseessä olet sinä. Yritä uudelleen tai käytä toista korttia.',
      passing: 'Pankki ei voi vastata juuri nyt. Yritä muutaman minuutin kuluttua uudelleen.',
    },
    standIn: 'Testitila: käytä testikorttia, kuten 4242 4242 4242 4242, ei koskaan oikeaa.',
  },
  groups: {
    label: 'Ryhmät',
    all: 'Kaikki',
    hint: 'Vain näiden ryhmien matkustajat voivat matkustaa kortilla. Ilman ryhmää kaikki voivat.',
    title: 'Ryhmät: %{method}',
    change: 'Muuta ryhmiä',
    saved: 'Ryhmät on tallennettu: %{method}',
    failed: 'Ryhmiä ei voitu tallentaa. Yritä uudelleen.',
    deleted: 'Poistettu ryhmä',
  },
  page: {
    title: 'Maksutavat',
    expiry: { expired: 'Vanhentunut', expires: 'Vanhenee pian' },
    default: {
      mark: 'Oletus',
      set: '%{method} on nyt oletus',
      failed: 'Oletusta ei voitu muuttaa. Yritä uudelleen.',
      expired: 'Oletuskortti on vanhentunut: %{method}. Tee toisesta maksutavasta oletus.',
      expires:
        'Oletuskortti vanhenee pian: %{method}. Lisää uusi kortti, ennen kuin matkoja ei voi enää maksaa.',
    },
    gone: 'Tämä kortti on sillä välin poistettu, joten se ei voi olla oletus.',
    deleteText: 'Sillä ei voi enää maksaa matkoja. Jo varatut matkat veloitetaan siltä silti.',
    deleteDefault: 'Tili maksaa sen jälkeen yritystililtä, ellei muuta valita.',
  },
};
