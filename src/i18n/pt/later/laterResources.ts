import type { laterResources as english } from '../../en/later/laterResources.ts';
import type { Messages } from '../../messages.ts';

export const laterResources: Messages<typeof english> = {
  'api-keys': {
    name: 'chave de API |||| chaves de API',
    title: 'Chaves de API',
    add: 'Adicionar chave de API',
    edit: 'Editar chave de API',
    fields: {
      corporationId: 'Conta',
      name: 'Nome',
      trips: 'Viagens',
      people: 'Pessoas',
      rules: 'Grupos e regras de viagem',
      accounts: 'Contas e favoritos',
      invoices: 'Faturas',
      fleets: 'Empresas de táxis e preços',
      expiresOn: 'Último dia',
      addresses: 'Endereços permitidos',
      status: 'Estado',
      keyStart: 'Começa por',
      formerEndsAt: 'Segredo anterior até',
      lastUsedAt: 'Última utilização',
      createdAt: 'Criação',
    },
  },
  'fleet-offers': {
    name: 'veículo |||| veículos',
    title: 'Veículos e preços',
    add: 'Adicionar veículo',
    edit: 'Editar veículo',
    fields: {
      fleetId: 'Empresa de táxis',
      name: 'Tipo de veículo',
      seats: 'Lugares',
      bags: 'Malas grandes',
      paymentTypes: 'Formas de pagamento',
      fareType: 'Tipo de preço',
      baseFare: 'Preço base',
      perKilometre: 'Preço por distância',
      perMinute: 'Preço por minuto',
      minimumFare: 'Preço mínimo',
      cancellationFee: 'Taxa de cancelamento tardio',
      cancellationMinutes: 'Taxa desde (minutos antes da recolha)',
      createdAt: 'Criado em',
    },
  },
};
