/** A question about one of the files, with what is right; worked out from the files by another program. */
export type TableQuestion = {
  readonly question: string;
  /** What a right answer holds, numbers without grouping; null where nothing should be computed. */
  readonly right: readonly string[] | null;
  /** What a model that knows SQL would ask; `{}` stands for the table. */
  readonly sql?: string;
  /** Whose table that is. */
  readonly file?: string;
};

const sample = "financial-sample.xlsx";
const orders = "csv.csv";
const regions = "tsv.tsv";
const stack = "OpenStack_2k.log_structured.csv";

const one = (question: string, right: string, sql: string, file = sample): TableQuestion => ({
  question,
  right: [right],
  sql,
  file,
});
const trap = (question: string): TableQuestion => ({ question, right: null });

export const questions: readonly TableQuestion[] = [
  one("What is the sum of Sales in financial-sample?", "118726350.26", "select sum(sales) from {}"),
  one("What is the total profit in financial-sample?", "16893702.26", "select sum(profit) from {}"),
  one("How many units sold are there altogether?", "1125806", "select sum(units_sold) from {}"),
  one("What are the total gross sales?", "127931598.5", "select sum(gross_sales) from {}"),
  one("What is the sum of all discounts?", "9205248.24", "select sum(discounts) from {}"),
  one("What is the total COGS?", "101832648", "select sum(cogs) from {}"),
  one(
    "What are the total sales in Canada?",
    "24887654.885",
    "select sum(sales) from {} where country = 'canada'",
  ),
  one(
    "What was the total profit in Germany in 2014?",
    "2562169.35",
    "select sum(profit) from {} where country = 'Germany' and year = 2014",
  ),
  one(
    "How many units sold of Paseo?",
    "338239.5",
    "select sum(units_sold) from {} where product = 'Paseo'",
  ),
  one("What is the average of units sold?", "1608.29", "select avg(units_sold) from {}"),
  one(
    "What is the average units sold for Government?",
    "1568.91",
    "select avg(units_sold) from {} where segment = 'Government'",
  ),
  one("What is the highest number of units sold?", "4492.5", "select max(units_sold) from {}"),
  one("What is the maximum of units sold?", "4492.5", "select max(units_sold) from {}"),
  one("What is the lowest profit?", "-40617.5", "select min(profit) from {}"),
  one("What is the highest sale price?", "350", "select max(sale_price) from {}"),
  one("What is the median of units sold?", "1542.5", "select median(units_sold) from {}"),
  one(
    "How many rows are there for Mexico?",
    "140",
    "select count(*) from {} where country = 'Mexico'",
  ),
  one(
    "How many entries have the discount band High?",
    "245",
    "select count(*) from {} where discount_band = 'High'",
  ),
  one(
    "Which country has the most units sold?",
    "Canada",
    "select country, sum(units_sold) from {} group by country order by 2 desc limit 1",
  ),
  one(
    "Which segment has the most profit?",
    "Government",
    "select segment, sum(profit) from {} group by 1 order by 2 desc limit 1",
  ),
  one(
    "Which product has the least profit?",
    "Carretera",
    "select product, sum(profit) from {} group by 1 order by 2 limit 1",
  ),
  one(
    "Which product has the highest total sales?",
    "Paseo",
    "select product, sum(sales) from {} group by 1 order by 2 desc limit 1",
  ),
  {
    question: "What are the total sales by country?",
    right: ["25029830.165", "24887654.885", "24354172.28", "23505340.82", "20949352.11"],
    sql: "select country, sum(sales) from {} group by country",
    file: sample,
  },
  {
    question: "What is the total profit per segment?",
    right: ["11388173.17", "4143168.5", "1316803.14", "660103.075", "-614545.625"],
    sql: "select segment, sum(profit) from {} group by segment",
    file: sample,
  },
  one(
    "How many different countries are there in financial-sample?",
    "5",
    "select count(distinct country) from {}",
  ),
  one(
    "How many products are there in financial-sample?",
    "6",
    "select count(distinct product) from {}",
  ),
  one(
    "What were the total sales in June 2014?",
    "9518893.82",
    "select sum(sales) from {} where date like '2014-06%'",
  ),
  one(
    "What is the sum of gross sales for Channel Partners?",
    "1935162",
    "select sum(gross_sales) from {} where segment = 'Channel Partners'",
  ),
  one(
    "What are the total sales in Canada and Germany?",
    "48392995.705",
    "select sum(sales) from {} where country in ('Canada', 'Germany')",
  ),
  one(
    "What is the sum of discounts in 2013?",
    "2145531.49",
    "select sum(discounts) from {} where year = 2013",
  ),
  one(
    "What are the total sales of Carretera for Midmarket?",
    "337305",
    "select sum(sales) from {} where product = 'Carretera' and segment = 'Midmarket'",
  ),
  one(
    "Wie hoch ist die Summe von Sales in Canada?",
    "24887654.885",
    "select sum(sales) from {} where country = 'Canada'",
  ),
  one("Was ist der Durchschnitt von Units Sold?", "1608.29", "select avg(units_sold) from {}"),
  one(
    "Wie viele Zeilen gibt es für Mexico?",
    "140",
    "select count(*) from {} where country = 'Mexico'",
  ),
  one(
    "Was ist die Summe von Profit für Germany im Jahr 2014?",
    "2562169.35",
    "select sum(profit) from {} where country = 'Germany' and year = 2014",
  ),
  one(
    "Welches Country hat die meisten Units Sold?",
    "Canada",
    "select country, sum(units_sold) from {} group by 1 order by 2 desc limit 1",
  ),
  one("What is the total quantity?", "28", "select sum(quantity) from {}", orders),
  one("What is the average unit price?", "204.49", "select avg(unit_price) from {}", orders),
  one(
    "What is the total quantity of C1003?",
    "8",
    "select sum(quantity) from {} where customer_id = 'C1003'",
    orders,
  ),
  one(
    "Which product has the highest unit price?",
    "Laptop Pro X",
    "select product, unit_price from {} order by 2 desc limit 1",
    orders,
  ),
  one(
    "What are the total sales in Europe?",
    "2030000",
    "select sum(sales) from {} where region = 'Europe'",
    regions,
  ),
  one(
    "What are the total sales in Q2?",
    "4920000",
    "select sum(sales) from {} where quarter = 'Q2'",
    regions,
  ),
  one("What is the average growth rate?", "4.89", "select avg(growth_rate) from {}", regions),
  one(
    "How many employees in Q1?",
    "178",
    "select sum(employees) from {} where quarter = 'Q1'",
    regions,
  ),
  one(
    "Which team has the most Stanley Cups?",
    "Maple Leafs",
    "select team, stanley_cups from {} order by 2 desc limit 1",
    "stanley-cups.csv",
  ),
  one(
    "How many rows have the level WARNING?",
    "31",
    "select count(*) from {} where level = 'WARNING'",
    stack,
  ),
  one(
    "How many rows have the event E25 in OpenStack?",
    "931",
    "select count(*) from {} where eventid = 'E25'",
    stack,
  ),
  one(
    "How many lines have the level WARN?",
    "80",
    "select count(*) from {} where level = 'WARN'",
    "HDFS_2k.log_structured.csv",
  ),
  one(
    "What is the sum of amount in monthly income?",
    "3750",
    "select sum(amount) from {}",
    "simple-monthly-budget.xlsx",
  ),
  one(
    "What is the total amount of the monthly expenses?",
    "2336",
    "select sum(amount) from {}",
    "simple-monthly-budget.xlsx",
  ),
  one(
    "What is the average profit of rows with sales above 100000?",
    "50317.2865969582",
    "select avg(profit) from {} where sales > 100000",
  ),
  one(
    "What is the share of Government in total sales?",
    "44.22",
    "select 100 * sum(case when segment = 'Government' then sales end) / sum(sales) from {}",
  ),
  trap("What are the total sales outside Canada?"),
  trap("What are the total sales not in Canada?"),
  trap("Which country has the second highest profit?"),
  trap("What is the average profit of rows with sales above their budget?"),
  trap("What is the share of Government in total shipments?"),
  trap("How many sales were there in Germany?"),
  trap("What is the total profit of Atlantis?"),
  trap("What is the total sales tax in Canada?"),
  trap("What is the total of sales and profit in France?"),
  trap("How much did total sales grow from 2013 to 2014?"),
  trap("Which country has the highest profit?"),
  trap("What is the total sales in Spain?"),
  trap("What is the sum of all customers?"),
  trap("What is the average salary of employees?"),
  trap("Wie hoch ist die Summe von Sales ohne Canada?"),
  trap("What is the total profit before tax in 2014?"),
];

export const files = [
  "xlsx/financial-sample.xlsx",
  "xlsx/simple-monthly-budget.xlsx",
  "xlsx/45540_classic_Footer.xlsx",
  "xlsx/vodafone.xlsx",
  "csv/csv.csv",
  "csv/stanley-cups.csv",
  "csv/OpenStack_2k.log_structured.csv",
  "csv/HDFS_2k.log_structured.csv",
  "tsv/tsv.tsv",
  "xls/45322.xls",
];
