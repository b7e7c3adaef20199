import type { noRowsYet as english } from '../../en/onNeed/noRowsYet.ts';
import type { Messages } from '../../messages.ts';

export const noRowsYet: Messages<typeof english> = {
  'business-passengers': {
    title: 'Ainda não há colaboradores',
    text: 'As viagens são reservadas para colaboradores. Adicione o primeiro com nome, e-mail e telefone, ou importe uma lista inteira: o modelo CSV indica as colunas.',
  },
  'business-guests': {
    title: 'Ainda não há convidados',
    text: 'Os convidados são visitantes para quem reserva viagens, por exemplo candidatos ou clientes. Adicione aqui o primeiro. Quem é introduzido como convidado numa reserva passa também a constar aqui.',
  },
  'travel-restrictions': {
    title: 'Ainda não há restrições de viagem',
    text: 'Sem restrições de viagem, os colaboradores podem reservar qualquer viagem. Uma restrição limita o que um grupo pode reservar, por exemplo viagens entre o escritório e o aeroporto em dias úteis, até um certo preço.',
  },
  'favourite-addresses': {
    title: 'Ainda não há favoritos',
    text: 'Numa reserva, os favoritos são sugeridos em primeiro lugar. Comece pelo endereço de onde parte a maioria das viagens, por exemplo «Sede».',
  },
  corporations: {
    title: 'Ainda não há contas',
    text: 'Uma conta é uma empresa que reserva viagens convosco. Adicione a primeira com a empresa de táxis que lhas fatura e convide depois o seu primeiro administrador.',
  },
  fleets: {
    title: 'Ainda não há empresas de táxis',
    text: 'As empresas de táxis fazem as viagens. Adicione a primeira com o telefone e a sua área, e depois os seus veículos e preços.',
  },
  'fleet-offers': {
    title: 'Ainda não há veículos',
    text: 'Numa reserva escolhe-se entre os veículos das empresas de táxis. Adicione um tipo com os lugares e os preços, por exemplo uma berlina de quatro lugares.',
  },
  budgets: {
    title: 'Ainda não há orçamentos',
    text: 'Um orçamento indica quanto uma conta, um grupo ou um código de custo pode gastar num mês, trimestre ou ano. As viagens reservadas com antecedência também contam. Adicione o primeiro com o seu montante.',
  },
  'api-keys': {
    title: 'Ainda não há chaves de API',
    text: 'Com uma chave de API, os seus próprios sistemas fazem chamadas, por exemplo um sistema de pessoal que mantém os colaboradores atualizados. Adicione a primeira e escolha o que pode fazer.',
  },
  'webhook-endpoints': {
    title: 'Ainda não há webhooks',
    text: 'Um webhook diz aos seus próprios sistemas o que acontece, por exemplo quando uma viagem é reservada ou cancelada. Adicione o primeiro com o endereço a chamar.',
  },
  invoices: {
    title: 'Ainda não há faturas',
    text: 'No início de cada mês, as viagens do mês anterior pagas pela conta empresarial são reunidas numa fatura. Fica depois disponível aqui, em PDF e CSV.',
  },
};
