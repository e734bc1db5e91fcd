import type { Lexicon } from "../types.ts";

export const portuguese: Lexicon = {
  language: "pt",
  grammar: {
    hasCapitals: true,
    questionWordsFirst: true,
    capitalizesNouns: false,
    joinsNouns: false,
  },
  functionWords: `quê quem quando onde como quanto quanta quantos quantas qual quais que porquê ano nome número segundo por
    mas é ou
    posso pode devo deve compare comparar`,
  questionWords:
    "quem quê que quando onde como quanto quanta quantos quantas qual quais por_que porquê",
  questionVerbs: "é são era eram foi foram está estão há tem têm pode podem",
  questionJoints: "e bem_como",
  measureQuestions:
    "quanto_mede quanto_medem quanto_pesa quanto_pesam quanto_dura quanto_tempo que_altura quantos_anos_tem",
  answerCues: {
    email:
      "endereço_de_e-mail endereço_de_email endereço_eletrónico endereço_eletrônico e-mail_de e-mail_do e-mail_da",
    phone: "número_de_telefone números_de_telefone número_de_telemóvel número_de_celular",
    number:
      "quanto quanta quantos quantas que_percentagem que_porcentagem qual_o_número qual_a_percentagem",
    date: "quando em_que_ano em_qual_ano que_ano qual_ano em_que_data que_dia em_que_mês em_que_século",
    person: "quem",
    percent:
      "percentagem porcentagem que_percentagem qual_a_percentagem que_proporção que_taxa por_cento",
    money:
      "quanto_custa quanto_custam qual_o_preço preço preços custo custos tarifa taxa renda aluguel salário quanto_…_pagar",
    weight: "quanto_pesa quanto_pesam",
    length: "quanto_mede quanto_medem",
    duration:
      "quanto_tempo quanto_dura quantos_minutos quantas_horas quantos_dias quantas_semanas quantos_meses",
    place:
      "onde aonde em_que_cidade em_que_país em_que_lugar em_que_sala qual_a_morada qual_o_endereço que_cidade",
    reason: "por_que porque_é_que porquê por_quê por_que_motivo por_que_razão qual_o_motivo",
  },
  agents: "pelo pela pelos pelas por_um por_uma",
  reasons: "porque pois devido_a por_causa já_que uma_vez_que para_que motivo motivos razão razões",
  definitions: {
    openers: "o_que_é o_que_são que_é que_são",
    markers: "o_que_significa o_que_significam o_que_quer_dizer ^defina ^define",
    verbs: "é são era significa significam designa descreve",
  },
  determiners: {
    definite: "o a os as meu minha seu sua seus suas nosso nossa",
    indefinite:
      "um uma uns umas do da dos das no na nos nas ao à este esta esse essa cada alguns algumas vários várias",
  },
  followUpOpeners: "e ou mas que_tal e_quanto_a",
  pronouns: `ele ela eles elas dele dela deles delas nele nela seu sua seus suas isso isto aquilo este esta estes estas esse
    essa esses essas lá ali`,
  emptySubjects: "há havia houve existe existem este_ano",
  backReferences:
    "ele ela eles elas isso isto este esta estes estas esse essa esses essas seu sua no_entanto porém",
  announcements: "seguinte seguintes a_seguir abaixo",
  negations: "não nunca jamais nada nem nenhum* ninguém sem",
  refusals: {
    material: `documento documentos trecho trechos passagem passagens fonte fontes texto textos contexto ficheiro ficheiros
      arquivo arquivos`,
    reporting:
      "menc* contêm* contém* conten* indic* inform* especific* respon* encontr* diz* refer* fornec*",
  },
  listQuestions: "qual quais todos todas cada lista liste listar enumere",
  wholeDocument:
    "resum* compara comparar compare comparação diferenças_entre síntese visão_geral pontos_principais",
  thisFile: `este_ficheiro este_arquivo este_documento este_relatório este_texto esse_documento esse_arquivo o_ficheiro
    o_arquivo o_documento o_relatório`,
  sourceTitles: "fonte fontes referência referências",
  sourceReferences: "p. pp. pág. págs. página páginas fonte fontes trecho trechos e",
  abbreviations: "Dr Dra Sr Sra fig vol pág págs núm aprox",
  periods: {
    quarters: [
      "primeiro_trimestre 1.º_trimestre",
      "segundo_trimestre 2.º_trimestre",
      "terceiro_trimestre 3.º_trimestre",
      "quarto_trimestre 4.º_trimestre",
    ],
    year: {
      last: "ano_passado ano_anterior",
      current: "este_ano ano_corrente",
      next: "próximo_ano ano_que_vem",
    },
    quarter: {
      last: "trimestre_passado último_trimestre trimestre_anterior",
      current: "este_trimestre",
      next: "próximo_trimestre",
    },
    month: {
      last: "mês_passado mês_anterior",
      current: "este_mês",
      next: "próximo_mês mês_que_vem",
    },
  },
  instructions: `^suponha ^supõe ^imagine ^imagina ^você_é_um ^és_um ^aja_como ^responda ^responde ^por_favor_responda ^dê_sua_resposta ^sua_resposta ^a_tua_resposta ^a_resposta_deve ^use_apenas ^usa_apenas ^seja_breve ^arredonde ^se_não_souber`,

  cardinals: `zero um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze
    dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove vinte trinta quarenta cinquenta sessenta setenta
    oitenta noventa`,
  ambiguousNumbers: "um uma",
  quantities: `primeiro primeira segundo segunda terceiro terceira quarto quarta quinto quinta último última cem cento
    centenas metade terço dúzia diário diária semanal semanais mensal mensais anual anuais nunca nenhum*`,
  scales: {
    thousand: "mil milhares",
    million: "milhão milhões",
    billion: "mil_milhões bilhão bilhões bilião",
  },
  hedges: "cerca_de aproximadamente quase por_volta_de uns umas",
  units: {
    "%": "por_cento",
    "€": "euro euros eur",
    $: "dólar dólares usd",
    "£": "esterlinas",
    km: "quilômetro quilômetros quilómetro quilómetros",
    m: "metro metros",
    cm: "centímetro centímetros",
    mm: "milímetro milímetros",
    mi: "milha milhas",
    ft: "pé pés",
    in: "polegada polegadas",
    kg: "quilo quilos quilograma quilogramas",
    g: "grama gramas",
    t: "tonelada toneladas",
    s: "segundo segundos",
    min: "minuto minutos",
    h: "hora horas",
    d: "dia dias",
    w: "semana semanas",
    mo: "mês meses",
    y: "ano anos",
    l: "litro litros",
    ha: "hectare hectares",
    "°C": "celsius",
    "°F": "fahrenheit",
  },
  tables: {
    sum: "soma total totais conjunto",
    average: "média médias médio",
    median: "mediana",
    most: "mais",
    least: "menos",
    highest: "máximo máxima máx maior melhor",
    lowest: "mínimo mínima mín menor pior",
    count: "quantos quantas número_de quantidade_de",
    rows: "linha linhas registo registos registro registros entrada entradas",
    per: "por",
    each: "cada",
    or: "ou",
    beyond: `não nem nenhum nenhuma nunca sem exceto salvo menos mas outro outra outros outras que superior* inferior* acima
      abaixo entre antes depois desde até contra comparado diferença rácio razão parte percentagem porcentagem proporção
      crescimento aumento diminuição variação tendência se primeiro primeira segundo segunda terceiro último última próximo
      próxima anterior seguinte porquê quando`,
    filler: `tabela tabelas folha planilha ficheiro arquivo coluna colunas valor valores montante quantidade número números
      dados lista diferentes distintos distintas todos todas todo quanto quanta quantos quantas qual quais que quem calcula
      calcule mostre dê é são foi o a os as de do da dos das em no na para um uma e há`,
    yearColumns: "ano exercício",
    share: "percentagem porcentagem proporção por_cento parte parcela quota",
    above: "mais_de mais_que superior_a superiores_a maior_que maiores_que acima_de",
    atLeast: "pelo_menos no_mínimo desde",
    below: "menos_de menos_que inferior_a inferiores_a menor_que menores_que abaixo_de",
    atMost: "no_máximo até",
    between: "entre",
    before: "antes_de antes_do",
    after: "depois_de depois_do",
    more: "mais maior melhor",
    less: "menos menor pior",
    difference: "diferença",
    both: "dois duas ambos ambas",
    auxiliary: `tem têm teve tiveram há vem vêm vendeu venderam vende vendem vendido vendidos vendidas custa custou
      custam gasta gastou ganha ganham ganhou trabalha trabalham vive mora pertence pertencem chamado chamada
      representa`,
    concepts: {
      person: `pessoa pessoas nome nomes empregado empregados funcionário funcionários trabalhador trabalhadores membro
      membros`,
      salary: "salário salários ordenado vencimento ganha ganham pago paga",
      price: "preço preços custo custa caro cara barato barata tarifa",
      quantity: "quantidade quantidades unidades vendido vendidas",
      revenue: "receita receitas vendas faturamento vendeu",
      profit: "lucro lucros",
      expense: "despesa despesas gasto gastos valor",
      product: "produto produtos artigo artigos item itens",
      customer: "cliente clientes",
      department: "departamento departamentos setor equipa equipe",
      job: "cargo função posto emprego",
      city: "cidade cidades lugar onde",
      country: "país países",
      date: "data datas dia",
      height: "altura alto alta altitude",
      weight: "peso pesado pesada pesa",
      length: "comprimento longo longa duração",
      age: "idade velho velha jovem",
      score: "pontuação pontos nota notas",
      address: "endereço morada rua",
      phone: "telefone telemóvel celular",
      category: "categoria categorias tipo tipos grupo classe segmento",
    },
  },
  versions: {
    latest: "último última mais_recente atual atuais atualmente hoje agora vigente vigentes",
    original: `original originais inicial iniciais inicialmente anterior anteriores antigo antiga primeira_versão`,
    changed: "mudou mudaram mudança mudanças mudado mudam alter* modific* revist*",
    added: "adicion* acrescent* novo nova novos novas introduzid* incluíd*",
    removed: "removid* eliminad* retirad* suprimid* excluíd* já_não deixou_de",
    raised: `aument* subiu subiram elevad* mais_caro mais_cara mais_caros mais_caras mais_alto mais_alta encarec*`,
    lowered: "diminu* baix* reduz* mais_barato mais_barata mais_baratos mais_baratas menor",
    compared: `compar* evolu* desenvolv* versus vs em_relação_a qual_dos_dois qual_das_duas ambos_os_documentos
      ambas_as_versões diferença diferenças difere* diferente diferentes`,
    same: "mesmo mesma mesmos mesmas igual iguais idêntic* coincid* concord* contradi*",
    amendment: "aditivo aditivos aditamento* adenda* emenda*",
    sections: "seção seções secção secções cláusula cláusulas artigo artigos parágrafo parágrafos",
  },
  library: {
    document: "documento arquivo ficheiro",
    documents: "documentos arquivos ficheiros",
    folders: "pasta pastas diretório diretórios subpasta subpastas",
    spreadsheets: "planilha planilhas folha_de_cálculo folhas_de_cálculo",
    presentations: "apresentação apresentações",
    recordings: "gravação gravações áudio áudios arquivo_de_áudio arquivos_de_áudio vídeo vídeos",
    list: "qual quais que o_que liste mostre lista mostra",
    exists: `tenho temos tens você_tem há existe existem meu meus minha minhas nosso nossos todos todas mostre-me mostra-me
      me_mostre liste_todos encontre procure na_biblioteca na_minha_biblioteca na_base_de_dados no_sistema no_total
      ao_todo`,
    place: "em na no nas nos dentro_de dentro_da da do de contém sob",
    newest: `último últimos última últimas recente recentes recentemente novo novos nova novas mais_recente mais_recentes
      mais_novo mais_novos`,
    uploaded: "enviado enviados carregado carregados enviada enviadas",
    news: `o_que_há_de_novo o_que_é_novo há_algo_novo há_novidades novidades o_que_foi_adicionado`,
    periods: {
      today: "hoje",
      yesterday: "ontem",
      thisWeek: "esta_semana nesta_semana",
      lastWeek: "a_semana_passada semana_passada na_semana_passada última_semana",
      thisMonth: "este_mês neste_mês",
      lastMonth: "o_mês_passado mês_passado no_mês_passado",
    },
    indexing: `indexando a_indexar a_ser_indexado a_ser_indexados sendo_indexado sendo_indexados ainda_indexando não_indexados`,
    pending: `não_está_pronto não_estão_prontos a_processar processando sendo_processado sendo_processados em_processamento
      pendente pendentes`,
    ready: "pronto prontos indexado indexados processado processados",
    failed: `falhou falharam falhados ilegível ilegíveis não_pôde_ser_lido não_puderam_ser_lidos com_erro com_erros`,
    about: `sobre acerca_de acerca_da acerca_do a_respeito_de a_respeito_da relacionado_a relacionados_com`,
    covers: `trata_de tratam_de trata_da trata_do trata_sobre fala_de falam_de fala_sobre falam_sobre fala_da menciona
      mencionam aborda é_sobre são_sobre`,
    contents: `o_que_há_na o_que_há_no o_que_há_em o_que_tem_na o_que_tem_no o_que_contém o_que_está_na o_que_está_no`,
    where: `onde_está onde_estão onde_fica onde_ficam onde_encontro em_que_pasta em_qual_pasta`,
    filler: `o a os as um uma uns umas ao à me eu é são está estão foi foram tem têm ser sido por_favor ainda já agora
      atualmente biblioteca base_de_dados sistema coleção diferentes número e só diga dê-me adicionado adicionados
      adicionada guardado guardados salvo salvos aqui lá quantos quantas mais se encontram encontra se_encontra`,
  },
  smallTalk: {
    greetings: `olá oi bom_dia boa_tarde boa_noite bem-vindo tudo_bem como_vai como_está como_você_está saudações`,
    thanks: `obrigado obrigada muito_obrigado muito_obrigada valeu ok certo está_bem perfeito ótimo excelente legal entendi
      tchau adeus até_logo até_breve`,
    capabilities: `o_que_você_pode_fazer o_que_podes_fazer o_que_pode_fazer o_que_você_pode_fazer_por_mim o_que_podes_fazer_por_mim
      o_que_você_faz o_que_você_sabe_fazer quem_é_você quem_és_tu ajuda ajude-me me_ajude pode_me_ajudar
      você_pode_me_ajudar podes_ajudar-me como_você_pode_me_ajudar como_podes_ajudar como_funciona como_isso_funciona
      como_isto_funciona o_que_posso_perguntar que_perguntas_posso_fazer quais_perguntas_posso_fazer o_que_é_footnote
      o_que_é_o_footnote`,
    filler: `a_todos todos tudo footnote assistente você pela_ajuda pela_sua_ajuda muito por_favor e para_mim então agora`,
  },
};
